import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/seyahat-destek-paketi',
    offers: '/seyahat-destek-paketi-teklifler',
    particulars: '/seyahat-destek-paketi-kisiler',
    payment: '/seyahat-destek-paketi-odeme-yap',
    policy: '/seyahat-destek-paketi-police-pdf',
  },
});
