import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { testProduct } from '../../testing/test-product.ts';
import { newRecordKey } from './record-keys.ts';
import { KeyIsGone, seal } from './seal.ts';
import { openApplication, sealApplication } from './sealed-application.ts';

const [a, b] = [1, 2].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer];
const ring = numberedKeys({ 7: a });
const birthDate = '1990-05-14';
const given = { email: 'defne@ornek.example', insured: [{ nationalId: '10000000146', birthDate }] };

test('what the version after this one seals in any other field opens here, under a data key or that of its record', () => {
  const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
  for (const [keys, key] of [
    [ring, null],
    [own.keys, own.row?.wrapped ?? null],
  ] as const) {
    const stored = {
      ...sealApplication(keys, testProduct, 'q', given),
      email: seal(keys, 'q', given.email),
      beginDate: seal(keys, 'q', '2026-12-01'),
    };
    expect(openApplication(ring, testProduct, { id: 'q', application: stored, key })).toEqual({
      ...given,
      beginDate: '2026-12-01',
    });
  }
});

test('a value whose record lost its key is gone in every field', () => {
  const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
  for (const application of [
    { email: seal(own.keys, 'q', given.email) },
    { insured: [{ birthDate: seal(own.keys, 'q', birthDate) }] },
  ])
    expect(() => openApplication(ring, testProduct, { id: 'q', application, key: null })).toThrow(KeyIsGone);
});

test('what somebody typed as if it were sealed stays typed where nothing is sealed, and nowhere else', () => {
  const own = newRecordKey(ring, { id: 'q', partnerId: 'p', phone: '+905321112244' }, new Date());
  const key = own.row?.wrapped ?? null;
  const foreign = seal(numberedKeys({ 7: b }), 'q', 'x');
  for (const beginDate of [
    'sealed.v1.x',
    'sealed.v2.7.AAAA',
    'sealed.v3.q.AAAA',
    'sealed.v3.other.AAAA',
    foreign,
  ]) {
    const typed = { beginDate };
    expect(openApplication(ring, testProduct, { id: 'q', application: typed, key })).toEqual(typed);
  }
  const application = { insured: [{ nationalId: foreign }] };
  expect(() => openApplication(ring, testProduct, { id: 'q', application, key })).toThrow('does not open');
});
