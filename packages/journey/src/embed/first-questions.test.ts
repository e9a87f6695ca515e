import { join } from 'node:path';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { isRequest } from '@sigorta/product-kit/is-request';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { expect, test } from 'vitest';
import { firstQuestions } from './first-questions.ts';

const products = await discoverProducts(join(import.meta.dirname, '../../../..'));

/* by hand: kinds of which every answer names a person */
const naming = new Set(['nationalId', 'idOrPassport', 'passport', 'phone', 'email', 'microchip', 'iban']);

test('of every product a frame asks something, and nothing that names a person', () => {
  expect(products.length).toBeGreaterThan(15);
  /* also as a form that asks for a price first has them */
  const forms = products.flatMap(({ product }) =>
    isRequest(product) ? [product] : [product, pricePartOf(product)],
  );
  const wrong = forms.flatMap((product) => {
    const asked = firstQuestions(product);
    const kinds = asked
      .filter(({ kind, sensitive }) => naming.has(kind) || sensitive)
      .map(({ name }) => name);
    return asked.length === 0 || kinds.length > 0 ? [`${product.id}: ${kinds.join()}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('of a form that begins with persons a frame asks nothing', () => {
  const [found] = products;
  if (!found) throw new Error('a product');
  const { product } = found;
  expect(firstQuestions({ ...product, steps: [{ id: 'insured', kind: 'insured' }] })).toEqual([]);
  expect(firstQuestions({ ...product, steps: [] })).toEqual([]);
});
