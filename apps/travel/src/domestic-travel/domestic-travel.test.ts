import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/yurt-ici-seyahat',
    offers: '/yurtici-teklifler',
    particulars: '/yurtici-kisiler',
    payment: '/yurtici-odeme-yap',
    policy: '/yurtici-police-pdf',
  },
});
