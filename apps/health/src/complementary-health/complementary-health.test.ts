import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/tamamlayici-saglik',
    offers: '/teklifler',
    payment: '/odeme-yap',
    policy: '/police-pdf',
  },
});
