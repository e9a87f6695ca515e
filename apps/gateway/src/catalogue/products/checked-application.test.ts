import { join } from 'node:path';
import { discoverProduct } from '@sigorta/product-kit/discover';
import { toWire } from '@sigorta/product-kit/wire';
import { expect, test } from 'vitest';
import { checkedApplication } from './checked-application.ts';

const now = new Date('2026-11-21T09:00:00Z');
const erasmus = await discoverProduct(join(import.meta.dirname, '../../../../travel/src/erasmus'));
const samples = await erasmus.samples();
const sent = (change: Record<string, string>) =>
  toWire(erasmus.product, { ...samples.valid({ today: '2026-11-21' }), ...change });

test('a right application comes back tidied', () => {
  expect(checkedApplication(erasmus.product, sent({}), now)).toEqual(samples.valid({ today: '2026-11-21' }));
});

test.each([
  ['a country outside every plan', { country: '112' }, 'country-not-covered', 'error.country-not-covered'],
  ['a country that is not in the list', { country: '792' }, 'invalid-input', 'field.country.error'],
])('%s is refused by its own code and names the field', (_, change, code, message) => {
  expect(() => checkedApplication(erasmus.product, sent(change), now)).toThrow(
    expect.objectContaining({ code, fields: [{ field: 'country', message }] }),
  );
});
