import { expect, test, vi } from 'vitest';
import { keysOfBefore, numberedKeys } from '../../testing/known-keys.ts';
import { testProduct } from '../../testing/test-product.ts';
import type { DataKeys } from '../ports.ts';

import { keyedHash, keyedHashes } from './keyed-hash.ts';
import { isSealed, seal, sealBytes, unseal, unsealBytes } from './seal.ts';
import { openApplication, sealApplication } from './sealed-application.ts';

const [a, b, c] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const ring = numberedKeys({ 7: a });
const application = {
  beginDate: '2026-12-01',
  insured: [
    { nationalId: '10000000146', firstName: 'Ayşe', birthDate: '1990-05-14' },
    { nationalId: '', firstName: 'Can' },
  ],
};
const sealed = sealApplication(ring, testProduct, 'quote-1', application);

test('only what is sensitive is sealed, each time anew, and it opens again', () => {
  expect(JSON.stringify(sealed)).not.toMatch(/10000000146|1990|Ayşe|Can/);
  expect(sealed).toMatchObject({
    beginDate: '2026-12-01',
    insured: [{ firstName: expect.any(String) }, { nationalId: '' }],
  });
  expect(sealApplication(ring, testProduct, 'quote-1', application)).not.toEqual(sealed);
  expect(openApplication(ring, testProduct, { id: 'quote-1', application: sealed, key: null })).toEqual(
    application,
  );
});

test.each([
  ['in another row', ring, 'quote-2', sealed],
  ['under another key', numberedKeys({ 7: b }), 'quote-1', sealed],
  ['under the same key by another number', numberedKeys({ 8: a }), 'quote-1', sealed],
  ['where its key is one of before', keysOfBefore(a), 'quote-1', sealed],
  [
    'with a letter changed',
    ring,
    'quote-1',
    {
      insured: sealed.insured?.map((person) => ({
        ...person,
        nationalId: String(person.nationalId).replace(/.(?=.{6}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      })),
    },
  ],
] as const)('it does not open %s', (_, keys, row, stored) => {
  expect(() =>
    openApplication(keys, testProduct, { id: row, application: stored as typeof sealed, key: null }),
  ).toThrow(/does not open/);
});

test('a value names its key, so that one which turned still opens what it sealed, and what is new is under the newest', () => {
  const old = seal(ring, 'row', 'secret');
  expect(old).toMatch(/^sealed\.v2\.7\.[\w-]+$/);
  const turned = numberedKeys({ 7: a, 9: b });
  expect(unseal(turned, 'row', old)).toBe('secret');
  const young = seal(turned, 'row', 'secret');
  expect(young).toMatch(/^sealed\.v2\.9\./);
  expect(unseal(numberedKeys({ 9: b }), 'row', young)).toBe('secret');
});

test('what was sealed before keys had numbers opens under any of those keys, and a typed text is no sealed value', () => {
  const old = seal(keysOfBefore(c, a), 'row', { phone: '+905321112233' });
  expect(old).toMatch(/^sealed\.v1\.[\w-]+$/);
  const now = numberedKeys({ 1: b }, [a, c]);
  expect(unseal(now, 'row', old)).toEqual({ phone: '+905321112233' });
  expect([old, seal(now, 'row', 1)].every(isSealed)).toBe(true);
  for (const typed of [
    'sealed.v2.',
    'sealed.v2.x.abc',
    'sealed.v3..abc',
    'sealed.v3.a b.abc',
    'sealed.v4.1.abc',
    'Sealed.v1.abc',
    7,
    null,
  ])
    expect(isSealed(typed)).toBe(false);
});

test.each<[string, DataKeys]>([
  ['numbered', ring],
  ['of before', keysOfBefore(a)],
])(
  'a file is sealed like a value (%s): it opens in its own row only, and one of before sealing comes out as it lies',
  (_, keys) => {
    const pdf = Buffer.from('%PDF-1.7 PB4471902 \u0000\u00ff', 'latin1');
    const stored = sealBytes(keys, 'document-1', pdf);
    expect(stored.includes('PB4471902')).toBe(false);
    expect(unsealBytes(keys, 'document-1', new Uint8Array(stored))).toEqual(pdf);
    expect(() => unsealBytes(keys, 'document-2', stored)).toThrow(/does not open/);
    const cut = stored.subarray(0, stored.length - 1);
    expect(() => unsealBytes(keys, 'document-1', cut)).toThrow(/does not open/);
    expect(unsealBytes(keys, 'document-1', pdf)).toEqual(pdf);
  },
);

test('what is looked up is hashed under the newest key and found under each, another purpose is another hash', () => {
  const before = keyedHash(keysOfBefore(a), 'phone index', '+905321112233');
  const turned = numberedKeys({ 1: a, 2: b });
  expect(keyedHashes(turned, 'phone index', '+905321112233')).toContain(before);
  expect(keyedHash(turned, 'phone index', '+905321112233')).not.toBe(before);
  expect(keyedHash(turned, 'login codes', '+905321112233')).not.toBe(
    keyedHash(turned, 'phone index', '+905321112233'),
  );
  /* HKDF-SHA-256 without salt and HMAC-SHA-256, made with Python's hmac module: rows of before are found by it */
  expect(before).toBe('lIj017E98XoOxWnfjqNgnCschY1r6j3dDe8ZswAj0Lo');
});

test('keys that were read once seal for half an hour, and open for longer', () => {
  vi.useFakeTimers({ now: new Date('2026-06-14T10:00:00Z'), toFake: ['Date'] });
  try {
    const once = numberedKeys({ 7: a });
    vi.setSystemTime(new Date('2026-06-14T10:30:00.000Z'));
    const young = seal(once, 'row', 'x');
    vi.setSystemTime(new Date('2026-06-14T10:30:00.001Z'));
    expect(() => seal(once, 'row', 'x')).toThrow('the data keys were not read for long');
    expect(unseal(once, 'row', young)).toBe('x');
  } finally {
    vi.useRealTimers();
  }
});
