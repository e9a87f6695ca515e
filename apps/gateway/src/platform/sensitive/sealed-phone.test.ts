import { pino } from 'pino';
import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { keyRing } from './data-keys.ts';
import { newRecordKey } from './record-keys.ts';
import { isSealed, seal } from './seal.ts';
import {
  endHashes,
  openPhone,
  phoneAmongOthers,
  phoneHashes,
  sealPhone,
  wholeHashes,
} from './sealed-phone.ts';
import { keySetOf, newHashingKeys } from './wrapped-keys.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const phone = '+905321112244';
const given = { what: 'application.phone', id: 'a', phone } as const;
const own = newRecordKey(ring, { id: 'a', partnerId: 'p', phone }, new Date());
const record_key = own.row?.wrapped ?? null;

test('a phone opens as it was given; one whose key is gone is nobody’s', () => {
  const stored = sealPhone(ring, own.keys, given);
  expect(isSealed(stored.phone)).toBe(true);
  expect(openPhone(ring, { id: 'a', phone: stored.phone, record_key })).toBe(phone);
  expect(openPhone(ring, { id: 'a', phone: stored.phone, record_key: null })).toBeNull();
  expect(openPhone(ring, { id: 'a', phone: phoneInClear(phone), record_key })).toBe(phone);
});

test('one that does not open is refused alone, and among others it is told and left out', () => {
  const foreign = { id: 'a', phone: phoneInClear(seal(ring, 'another row', phone)), record_key };
  expect(() => openPhone(ring, foreign)).toThrow('does not open');
  expect(phoneAmongOthers({ dataKeys: ring, log: pino({ level: 'silent' }) }, foreign)).toBeNull();
});

test('under a key that does not name it, it lies in clear, with its hashes', () => {
  const before = { sealing: () => ({ ...ring.sealing(), alsoSeals: ['email'] }) };
  expect(sealPhone(ring, before, given)).toEqual({ phone, ...phoneHashes(ring, phone) });
});

test('it is found whole and by its end, each under a key of its own, also by a hashing key that was made before there was this purpose', () => {
  const { 'phone end': _, ...fewer } = JSON.parse(newHashingKeys().toString());
  const row = { used_from: new Date(0), for_persons: true, also_seals: [], wrappedBy: 0 };
  const hash = { ...row, number: 2, purpose: 'hash' as const, content: Buffer.from(JSON.stringify(fewer)) };
  const [one, other] = [1, 2].map(() => keyRing(keySetOf([hash], []), () => new Date()));
  if (!one || !other) throw new Error('two rings of one row');
  const { phone_key, phone_end_key } = phoneHashes(other, phone);
  expect(wholeHashes(one, ['+905321234567', phone])).toContain(phone_key);
  expect(endHashes(one, '2244')).toContain(phone_end_key);
  expect(wholeHashes(one, ['2244'])).not.toContain(phone_end_key);
  expect(endHashes(one, '4422')).not.toContain(phone_end_key);
});
