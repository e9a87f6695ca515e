import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/yurt-disi-seyahat',
    offers: '/yurtdisi-teklifler',
    particulars: '/yurtdisi-kisiler',
    payment: '/yurtdisi-odeme-yap',
    policy: '/yurtdisi-police-pdf',
  },
});
