import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import { keysOfBefore, numberedKeys } from '../../testing/known-keys.ts';
import { testProduct } from '../../testing/test-product.ts';
import type { DataKeys } from '../ports.ts';
import { keyRing } from './data-keys.ts';
import { isSealed, seal } from './seal.ts';
import { openApplication, sealApplication } from './sealed-application.ts';
import { hashingKeysOfBefore, keySetOf } from './wrapped-keys.ts';

const [a, b] = [1, 2].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer];
const ring = numberedKeys({ 7: a });
const birthDate = '1990-05-14';
const given = { insured: [{ nationalId: '10000000146', firstName: 'Defne', birthDate }] };
const birthIn = (keys: DataKeys): unknown =>
  sealApplication(keys, testProduct, 'q', given).insured?.[0]?.birthDate;

/** Keys as a database has them whose newest one names these kinds. */
const ringNaming = (kinds: readonly string[], isAlone = false): DataKeys => {
  const row = { used_from: new Date(0), for_persons: true, also_seals: kinds, wrappedBy: 0 };
  const hash = { ...row, number: 8, purpose: 'hash' as const, content: hashingKeysOfBefore(a) };
  const one = { ...row, number: 7, purpose: 'seal' as const, content: a };
  return keyRing(keySetOf([one, hash], [], isAlone), () => new Date());
};

test('birth dates are sealed under a key that names them, and by who is alone on its database', () => {
  expect(isSealed(birthIn(ringNaming(['birthDate'])))).toBe(true);
  expect(isSealed(birthIn(ringNaming([], true)))).toBe(true);
  expect(birthIn(ringNaming([]))).toBe(birthDate);
  expect(birthIn(keysOfBefore(a))).toBe(birthDate);
});

/** The same with an answer of a kind that nothing seals. */
const plated: Product = {
  ...testProduct,
  steps: [
    ...testProduct.steps,
    { id: 'thing', kind: 'fields', fields: [{ name: 'plate', wire: 'plaka', kind: 'plate' }] },
  ],
};

test('a kind that only the version after this one knows is left as it lies by this one', () => {
  const form = { ...given, plate: '34ABC123' };
  const stored = sealApplication(ringNaming(['birthDate', 'plate']), plated, 'q', form);
  expect(stored.plate).toBe('34ABC123');
  expect(isSealed(stored.insured?.[0]?.birthDate)).toBe(true);
});

test('a birth date that opens nowhere was not typed', () => {
  const foreign = seal(numberedKeys({ 7: b }), 'q', birthDate);
  const application = { insured: [{ birthDate: foreign }] };
  expect(() => openApplication(ring, testProduct, { id: 'q', application, key: null })).toThrow(
    'does not open',
  );
});

test('an answer that was left open is not sealed', () => {
  const application = { beginDate: '2026-12-01', insured: [{ birthDate: '', firstName: '' }] };
  expect(sealApplication(ring, testProduct, 'q', application)).toEqual(application);
});
