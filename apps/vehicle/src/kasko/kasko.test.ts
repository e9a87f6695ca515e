import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/kasko',
    offers: '/kasko-teklifleri',
    particulars: '/kasko-kisiler',
    payment: '/kasko-odeme-yap',
    policy: '/kasko-police-pdf',
  },
});
