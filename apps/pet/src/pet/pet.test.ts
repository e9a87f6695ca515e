import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/pati-sigortasi',
    offers: '/pati-teklifler',
    particulars: '/pati-kisiler',
    payment: '/pati-odeme-yap',
    createPolicy: '/pati-police',
    policy: '/pati-police-pdf',
  },
});
