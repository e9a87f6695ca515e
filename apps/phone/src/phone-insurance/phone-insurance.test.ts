import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/cep-telefonu-sigortasi',
    offers: '/cep-telefonu-teklifler',
    particulars: '/cep-telefonu-kisiler',
    payment: '/cep-telefonu-odeme-yap',
    policy: '/cep-telefonu-police-pdf',
  },
});
