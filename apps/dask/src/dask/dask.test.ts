import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/dask-sigortasi',
    offers: '/dask-teklifler',
    payment: '/dask-odeme-yap',
    policy: '/dask-police-pdf',
  },
});
