import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/hamilelik-sigortasi',
    offers: '/hamilelik-teklifler',
    payment: '/hamilelik-odeme-yap',
    policy: '/hamilelik-police-pdf',
  },
});
