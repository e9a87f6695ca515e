import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/yesil-kart-sigortasi',
    offers: '/yesil-kart-teklifler',
    particulars: '/yesil-kart-kisiler',
    payment: '/yesil-kart-odeme-yap',
    policy: '/yesil-kart-police-pdf',
  },
});
