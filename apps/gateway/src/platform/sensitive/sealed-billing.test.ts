import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { newRecordKey } from './record-keys.ts';
import { isSealed, seal } from './seal.ts';
import { mailOf, openBilling, sealBilling } from './sealed-billing.ts';
import { mailKeys } from './sealed-mail.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const billing = {
  provinceId: 34,
  districtId: 3401,
  address: 'Moda Caddesi 12',
  email: 'Defne@ornek.example',
};
const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
const record_key = own.row?.wrapped ?? null;
const policy = { kind: 'policy', quote_id: 'q', record_key } as const;
const payment = { kind: 'payment', quote_id: 'q', record_key } as const;
const stored = (
  of: typeof policy | typeof payment | { kind: 'policy'; quote_id: string; record_key: null },
) => JSON.parse(String(sealBilling(ring, of, billing).billing));

test('of a policy it lies as a whole under the key of its quote, of a payment under the data key, and opens as it was given', () => {
  expect(stored(policy)).toMatch(/^sealed\.v3\.q\./);
  expect(stored(payment)).toMatch(/^sealed\.v2\.7\./);
  expect(stored({ ...policy, record_key: null })).toMatch(/^sealed\.v2\.7\./);
  for (const lies of [stored(policy), stored(payment)])
    expect(openBilling(ring, { quote_id: 'q', billing: lies, record_key })).toEqual(billing);
});

test('one whose key is gone is nobody’s; one of another purchase opens nowhere', () => {
  expect(mailOf(ring, { quote_id: 'q', billing: stored(policy), record_key: null })).toBe('');
  const foreign = seal(ring, 'another', billing);
  expect(() => mailOf(ring, { quote_id: 'q', billing: foreign, record_key })).toThrow('does not open');
});

test('under a key that does not name it, it lies as the version before reads it, and is hashed all the same', () => {
  const before = { ...ring, sealing: () => ({ ...ring.sealing(), alsoSeals: ['birthDate', 'email'] }) };
  const columns = sealBilling(before, policy, billing);
  expect(JSON.parse(String(columns.billing))).toEqual(billing);
  expect(mailOf(before, { quote_id: 'q', billing, record_key })).toBe(billing.email);
  expect(mailKeys(ring, ' DEFNE@ornek.example')).toContain(columns.email_key);
});

test('an address that looks sealed is one all the same', () => {
  const odd = { ...billing, email: 'sealed.v1.x@ornek.example' };
  const { billing: lies } = sealBilling(ring, policy, odd);
  expect(isSealed(JSON.parse(String(lies)))).toBe(true);
  expect(openBilling(ring, { quote_id: 'q', billing: JSON.parse(String(lies)), record_key })).toEqual(odd);
});
