import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/incoming-sigortasi',
    offers: '/incoming-teklifler',
    particulars: '/incoming-kisiler',
    payment: '/incoming-odeme-yap',
    policy: '/incoming-police-pdf',
  },
});
