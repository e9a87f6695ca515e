import type { Offer } from '@sigorta/contracts/offer';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Product } from '@sigorta/product-kit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../main/context.ts';
import { sealApplication } from '../platform/sensitive/sealed-application.ts';
import { testContext, testRelease } from '../testing/test-context.ts';
import { testProduct } from '../testing/test-product.ts';
import { facts } from './offer-sections.ts';
import { sourceOf } from './source-of.ts';

const clinic: Product = {
  ...testProduct,
  id: 'clinic',
  steps: [
    {
      id: 'operation',
      kind: 'fields',
      fields: [{ kind: 'text', name: 'clinic', wire: 'saglikKurulusu', sensitive: true }],
    },
  ],
  summary: [],
};

const telling: Product = {
  ...clinic,
  id: 'telling',
  order: 2,
  paths: { form: '/telling' },
  documentFacts: ['clinic'],
};

const found = (product: Product) =>
  ({ product, texts: async () => ({ 'field.clinic': 'Klinik' }) }) as unknown as DiscoveredProduct;

let context: GatewayContext;
beforeAll(async () => {
  context = await testContext({ products: new Map([clinic, telling].map((one) => [one.id, found(one)])) });
});
afterAll(() => context.close());

async function rowsOf(product: Product): Promise<string[]> {
  const source = await sourceOf(context, {
    product: product.id,
    release: testRelease(product.family),
    partnerId: 'none',
    language: 'tr',
    offer: {} as Offer,
    stored: {
      id: 'quote-1',
      application: sealApplication(context.dataKeys, product, 'quote-1', { clinic: 'Deniz Kliniği' }),
      key: null,
    },
  });
  return facts(source).map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join()}`);
}

test('a health answer is opened and named only where the product’s documents must name it', async () => {
  expect(await rowsOf(telling)).toEqual(['Klinik: Deniz Kliniği']);
  expect(await rowsOf(clinic)).toEqual([]);
});
