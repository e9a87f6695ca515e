import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { nameHashes, typedHashes } from './name-beginnings.ts';
import { nameOfOrder, orderNameHashes, sealNameOfOrder } from './name-of-order.ts';
import { newRecordKey } from './record-keys.ts';
import { seal } from './seal.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
const record_key = own.row?.wrapped ?? null;
const order = { kind: 'policy', quote_id: 'q', record_key } as const;
const sealed = (text: string) => seal(own.keys, 'q', text);

const inClear = {
  firstName: 'Elif',
  lastName: 'Kaya',
  insured: [
    { firstName: 'Ирина', lastName: 'Ёлкина', fatherName: 'Мария' },
    { firstName: 'Su', birthDate: '1990-07-05' },
  ],
};
const isMeant = (has: readonly number[], ...words: string[]): boolean =>
  typedHashes(ring, 'purchase_order', words).some((hashes) => hashes.every((one) => has.includes(one)));

test('a purchase is found by its buyer and everybody in its form, and by nothing else that stands there', () => {
  const { name_keys, ...stored } = sealNameOfOrder(ring, { ...order, application: inClear }, 'Defne Aydın');
  expect(nameOfOrder(ring, { ...order, ...stored })).toBe('Defne Aydın');
  for (const words of [['ayd'], ['eli', 'kaya'], ['елк'], ['su'], ['defne', 'ирина']])
    expect(isMeant(name_keys, ...words), words.join()).toBe(true);
  for (const words of [['мария'], ['199'], ['1990'], ['mehmet'], ['defne', 'meh']])
    expect(isMeant(name_keys, ...words), words.join()).toBe(false);
});

test('names that lie sealed in a form find it as those in clear; one of another record finds nobody', () => {
  const application = {
    firstName: sealed('Elif'),
    lastName: sealed('Kaya'),
    insured: [
      { firstName: sealed('Ирина'), lastName: sealed('Ёлкина'), fatherName: sealed('Мария') },
      { firstName: sealed('Su'), birthDate: sealed('1990-07-05') },
    ],
  };
  const hashes = orderNameHashes(ring, { ...order, application: inClear }, 'Defne Aydın');
  expect(orderNameHashes(ring, { ...order, application }, 'Defne Aydın')).toEqual(hashes);
  const foreign = { firstName: seal(ring, 'another row', 'Elif') };
  const alone = nameHashes(ring, 'purchase_order', 'q', 'Defne Aydın');
  expect(orderNameHashes(ring, { ...order, application: foreign }, 'Defne Aydın')).toEqual(alone);
  /* a form that was wiped, or is a payment's */
  expect(orderNameHashes(ring, { ...order, application: {} }, 'Defne Aydın')).toEqual(alone);
});

test('under a key that does not name it, it lies in clear, with its hashes', () => {
  const before = { ...ring, sealing: () => ({ ...ring.sealing(), alsoSeals: ['application.full_name'] }) };
  const stored = sealNameOfOrder(before, { ...order, application: {} }, 'Defne Aydın');
  expect(stored.buyer_name).toBe('Defne Aydın');
  expect(isMeant(stored.name_keys, 'ayd')).toBe(true);
});
