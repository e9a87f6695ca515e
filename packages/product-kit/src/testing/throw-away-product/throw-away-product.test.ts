import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/semsiye-deneme',
    offers: '/semsiye-deneme-teklifler',
    payment: '/semsiye-deneme-odeme-yap',
    policy: '/semsiye-deneme-police-pdf',
  },
});
