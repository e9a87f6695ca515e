import { join } from 'node:path';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { openApi } from '../../http/open-api/document.ts';

/** Prints the contract for partners without starting a gateway. */
const products = await discoverProducts(join(import.meta.dirname, '../../../../..'));
const contract = openApi({
  audience: 'partners',
  url: 'https://site.example',
  cookies: { buyer: 'buyer', staff: 'staff' },
  products: products.map(({ product }) => product),
});
process.stdout.write(JSON.stringify(contract));
