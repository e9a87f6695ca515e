import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/scooter-sigortasi',
    offers: '/scooter-teklifler',
    particulars: '/scooter-kisiler',
    payment: '/scooter-odeme-yap',
    policy: '/scooter-police-pdf',
  },
});
