import { checkProduct } from '@sigorta/product-kit/check-product';
import { discoverProduct } from '@sigorta/product-kit/discover';

await checkProduct(await discoverProduct(import.meta.dirname), {
  paths: {
    form: '/cep-koruma-paketi',
    offers: '/cep-koruma-teklifler',
    particulars: '/telefon-koruma-kisiler',
    payment: '/cep-koruma-odeme-yap',
    createPolicy: '/cep-koruma-police-olustur',
    policy: '/cep-koruma-police-pdf',
  },
});
