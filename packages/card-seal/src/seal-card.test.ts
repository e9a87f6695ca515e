import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSealedHeader } from './header.ts';
import { openCard, sealCard } from './seal-card.ts';
import { readTypedCard, type TypedCard } from './typed-card.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-11-26T10:00:00Z');
const number = '5528790000000008';

const typed = (lines = [number, '12', '2030', '123']): TypedCard => {
  const card = readTypedCard(Buffer.from(lines.join('\n')));
  if (card === null) throw new Error('no card');
  return card;
};
const texts = (card: TypedCard | string) =>
  typeof card === 'string' ? card : [card.number, card.month, card.year, card.cvv].map(String);

test('what was sealed is what is opened, and its header says bank, last digits and end of life', () => {
  const sealed = sealCard(key, typed(), now);
  expect(texts(openCard(key, sealed, now))).toEqual([number, '12', '2030', '123']);
  /* ten minutes after ten o'clock */
  expect(readSealedHeader(sealed)).toEqual({ prefix: '552879', last4: '0008', until: 1_795_687_800 });
  expect(sealed).not.toContain(number);
});

test('it is over after ten minutes', () => {
  const sealed = sealCard(key, typed(), now);
  expect(typeof openCard(key, sealed, new Date('2026-11-26T10:09:59Z'))).toBe('object');
  expect(openCard(key, sealed, new Date('2026-11-26T10:10:00Z'))).toBe('over');
});

test('another key opens nothing, and no changed sign is let through', () => {
  const sealed = sealCard(key, typed(), now);
  expect(openCard(Buffer.alloc(32, 2), sealed, now)).toBe('not-ours');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: sealed.length - 1 }), fc.constantFrom(...alphabet), (at, sign) => {
      const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
      const sameBytes = changed
        .split('.')
        .every((part, index) =>
          Buffer.from(part, 'base64url').equals(Buffer.from(sealed.split('.')[index] ?? '', 'base64url')),
        );
      if (changed !== sealed && !sameBytes) expect(openCard(key, changed, now)).toBe('not-ours');
    }),
    { numRuns: 2_000 },
  );
});

test('sealing leaves nothing of the card in its buffer, nor does a wipe', () => {
  const bytes = Buffer.from(`${number}\n12\n2030\n123`);
  const card = readTypedCard(bytes);
  if (card === null) throw new Error('no card');
  const sealed = sealCard(key, card, now);
  expect(bytes.every((byte) => byte === 0)).toBe(true);
  const opened = openCard(key, sealed, now);
  if (typeof opened === 'string') throw new Error(opened);
  opened.wipe();
  expect([...opened.number, ...opened.cvv].every((byte) => byte === 0)).toBe(true);
});

test.each([
  ['nothing', []],
  ['three lines', [number, '12', '2030']],
  ['five lines', [number, '12', '2030', '123', '']],
  ['letters', ['5528790000000abc', '12', '2030', '123']],
  ['spaces', ['5528 7900 0000 0008', '12', '2030', '123']],
  ['eleven digits', ['55287900000', '12', '2030', '123']],
  ['twenty digits', ['55287900000000080000', '12', '2030', '123']],
  ['month 0', [number, '00', '2030', '123']],
  ['month 13', [number, '13', '2030', '123']],
  ['a month of one digit', [number, '1', '2030', '123']],
  ['a year of two digits', [number, '12', '30', '123']],
  ['two digits of a code', [number, '12', '2030', '12']],
  ['five digits of a code', [number, '12', '2030', '12345']],
])('%s is no card, and nothing of it stays', (_, lines) => {
  const bytes = Buffer.from(lines.join('\n'));
  expect(readTypedCard(bytes)).toBeNull();
  expect(bytes.every((byte) => byte === 0)).toBe(true);
});

test.each(['', '..', 'k1..', 'k1.bm8.AAAA', `k1.${Buffer.from('{"prefix":1}').toString('base64url')}.AAAA`])(
  '%j has no header and opens nothing',
  (sealed) => {
    expect(readSealedHeader(sealed)).toBeNull();
    expect(openCard(key, sealed, now)).toBe('not-ours');
  },
);
