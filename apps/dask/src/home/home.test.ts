import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/konut-sigortasi',
    offers: '/konut-teklifler',
    payment: '/konut-odeme-yap',
    policy: '/konut-police-pdf',
  },
});
