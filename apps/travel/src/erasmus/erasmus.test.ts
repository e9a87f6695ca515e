import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/ogrenci-sigortasi',
    offers: '/ogrenci-teklifler',
    particulars: '/ogrenci-kisiler',
    payment: '/ogrenci-odeme-yap',
    policy: '/ogrenci-police-pdf',
  },
});
