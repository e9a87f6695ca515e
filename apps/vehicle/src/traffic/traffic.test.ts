import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/trafik-sigortasi',
    offers: '/trafik-teklifleri',
    particulars: '/trafik-kisiler',
    payment: '/trafik-odeme-yap',
    policy: '/trafik-police-pdf',
  },
});
