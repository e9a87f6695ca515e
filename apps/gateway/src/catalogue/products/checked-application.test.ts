import { join } from 'node:path';
import { discoverProduct, discoverProducts } from '@sigorta/product-kit/discover';
import type { Application } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import type { Product, Refused } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import type { WireName } from '@sigorta/product-kit/wire-names';
import { describe, expect, test } from 'vitest';
import { checkedApplication } from './checked-application.ts';

const now = new Date('2026-11-21T09:00:00Z');
const erasmus = await discoverProduct(join(import.meta.dirname, '../../../../travel/src/erasmus'));
const samples = await erasmus.samples();
const sent = (change: Record<string, string>) =>
  toWire(erasmus.product, { ...samples.valid({ today: '2026-11-21' }), ...change });

test('a right application comes back tidied', () => {
  expect(checkedApplication(erasmus.product, sent({}), now, 'application')).toEqual(
    samples.valid({ today: '2026-11-21' }),
  );
});

test.each([
  ['a country outside every plan', { country: '112' }, 'country-not-covered', 'error.country-not-covered'],
  ['a country that is not in the list', { country: '792' }, 'invalid-input', 'field.country.error'],
])('%s is refused by its own code and names the field', (_, change, code, message) => {
  expect(() => checkedApplication(erasmus.product, sent(change), now, 'application')).toThrow(
    expect.objectContaining({ code, fields: [{ field: 'application.ulke', message }] }),
  );
});

const products = await discoverProducts(join(import.meta.dirname, '../../../../..'));
const context = { today: '2026-11-21' } as const;

/** What a sender is told of a wrong application, field and message. */
const refusalOf = (
  product: Product,
  { change, field, message }: Refused,
  valid: Application,
  under: string,
): unknown => {
  /* what a product does not know never leaves our own form */
  const unknown = message === 'field.unknown.error' ? { [field]: '100' } : {};
  try {
    checkedApplication(
      product,
      { ...toWire(product, change(structuredClone(valid), context)), ...unknown },
      now,
      under,
    );
    return 'taken';
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};

describe.each(products.map((found) => [found.product.id, found] as const))('%s', (_, found) => {
  test('every refused field is named as wire.json has it', async () => {
    const { form, insured, policy } = await found.wireNames();
    const { valid, invalid, details } = await found.samples();
    const sentAs = (names: Record<string, WireName>, field: string): string => {
      const name = names[field];
      return typeof name === 'object' ? name.wire : (name ?? field);
    };
    const named = (names: Record<string, WireName>, field: string): string => {
      const [list, place, own] = field.split('.');
      if (list === 'unknown') return field.slice('unknown.'.length);
      if (list !== 'insured') return sentAs(names, field);
      return ['sigortalilar', place, own && sentAs(insured, own)]
        .filter((part) => part !== undefined)
        .join('.');
    };
    for (const sample of invalid) {
      const told = [{ field: `application.${named(form, sample.field)}`, message: sample.message }];
      expect([sample.why, refusalOf(found.product, sample, valid(context), 'application')]).toEqual([
        sample.why,
        told,
      ]);
    }
    const asked = policyDetailsOf(found.product);
    for (const sample of (asked && details?.invalid) ?? []) {
      const told = [{ field: `details.${named(policy, sample.field)}`, message: sample.message }];
      const given = asked && details && refusalOf(asked, sample, details.valid(context), 'details');
      expect([sample.why, given]).toEqual([sample.why, told]);
    }
  });
});
