import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { keyRing } from './data-keys.ts';
import { newRecordKey } from './record-keys.ts';
import { isSealed, seal } from './seal.ts';
import { mailKey, mailKeys, openMail, sealMail } from './sealed-mail.ts';
import { keySetOf, newHashingKeys } from './wrapped-keys.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const what = 'application.email';
const email = 'defne@ornek.example';
const own = newRecordKey(ring, { id: 'a', partnerId: 'p', phone: '+905321112244' }, new Date());
const record_key = own.row?.wrapped ?? null;

test('a mail address opens as it was given; one whose key is gone is nobody’s', () => {
  const stored = sealMail(own.keys, what, 'a', email);
  expect(isSealed(stored)).toBe(true);
  expect(openMail(ring, { id: 'a', email: stored, record_key })).toBe(email);
  expect(openMail(ring, { id: 'a', email: stored, record_key: null })).toBeNull();
  expect(openMail(ring, { id: 'a', email: null, record_key })).toBeNull();
  const foreign = seal(ring, 'another row', email);
  expect(() => openMail(ring, { id: 'a', email: foreign, record_key })).toThrow('does not open');
});

test('an address that looks sealed is one all the same', () => {
  const odd = 'sealed.v1.x@ornek.example';
  expect(openMail(ring, { id: 'a', email: odd, record_key })).toBe(odd);
  const stored = sealMail(own.keys, what, 'a', odd);
  expect(openMail(ring, { id: 'a', email: stored, record_key })).toBe(odd);
});

test('under a key that does not name it, it lies in clear', () => {
  const before = { ...ring, sealing: () => ({ ...ring.sealing(), alsoSeals: ['birthDate'] }) };
  expect(sealMail(before, what, 'a', email)).toBe(email);
});

test('it is found however it is written, also by a hashing key that was made before there was this purpose', () => {
  const { 'mail index': _, ...fewer } = JSON.parse(newHashingKeys().toString());
  const row = { used_from: new Date(0), for_persons: true, also_seals: [], wrappedBy: 0 };
  const hash = { ...row, number: 2, purpose: 'hash' as const, content: Buffer.from(JSON.stringify(fewer)) };
  const [one, other] = [1, 2].map(() => keyRing(keySetOf([hash], []), () => new Date()));
  if (!one || !other) throw new Error('two rings of one row');
  expect(mailKeys(one, ` ${email.toUpperCase()} `)).toContain(mailKey(other, email));
  expect(mailKey(one, email)).not.toBe(mailKey(one, 'can@ornek.example'));
});
