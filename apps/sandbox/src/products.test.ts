import { join } from 'node:path';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { sampleDays } from '@sigorta/product-kit/testing/sample-days';
import { toWire } from '@sigorta/product-kit/wire';
import { expect, test } from 'vitest';
import { readApplication } from './insurers/read-application.ts';
import { loadProducts } from './products.ts';

const root = join(import.meta.dirname, '../../..');
const sold = await loadProducts(root);
const declared = await discoverProducts(root);

test.each(declared.map((found) => [found.product.id, found] as const))(
  'an application for %s says the same to the insurers as to us',
  async (id, { product, samples }) => {
    const { valid } = await samples();
    const agreed = sold.get(id)?.wireNames;
    if (!agreed) throw new Error('no words agreed');
    for (const day of sampleDays) {
      const filled = valid(day);
      const read = readApplication(agreed, toWire(product, filled));
      expect(Object.keys(read).length).toBeGreaterThan(1);
      expect(filled).toMatchObject(read);
    }
  },
);
