import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/yabanci-saglik',
    offers: '/yabanci-teklifler',
    payment: '/yabanci-odeme-yap',
    policy: '/yabanci-police-pdf',
  },
});
