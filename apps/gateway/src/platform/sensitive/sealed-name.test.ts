import { pino } from 'pino';
import { expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { keyRing } from './data-keys.ts';
import { nameHashes, typedHashes } from './name-beginnings.ts';
import { newRecordKey } from './record-keys.ts';
import { isSealed, seal } from './seal.ts';
import { nameAmongOthers, openName, sealName } from './sealed-name.ts';
import { keySetOf, newHashingKeys } from './wrapped-keys.ts';

const ring = numberedKeys({ 7: Buffer.alloc(32, 1) });
const name = 'Defne Su Aydın';
const own = newRecordKey(ring, { id: 'a', partnerId: 'p', phone: '+905321112244' }, new Date());
const record_key = own.row?.wrapped ?? null;

/** Whether who types these folded words means a row with these hashes. */
const isMeant = (keys: typeof ring, has: readonly number[], ...words: string[]): boolean =>
  typedHashes(keys, 'application', words).some((hashes) => hashes.every((one) => has.includes(one)));

test('a name opens as it was given; one whose key is gone is nobody’s', () => {
  const { full_name } = sealName(ring, own.keys, { id: 'a', name });
  expect(isSealed(full_name)).toBe(true);
  expect(openName(ring, { id: 'a', full_name, record_key })).toBe(name);
  expect(openName(ring, { id: 'a', full_name, record_key: null })).toBeNull();
  expect(openName(ring, { id: 'a', full_name: nameInClear(name), record_key })).toBe(name);
});

test('one that does not open is refused alone, and among others it is told and left out', () => {
  const foreign = { id: 'a', full_name: nameInClear(seal(ring, 'another row', name)), record_key };
  expect(() => openName(ring, foreign)).toThrow('does not open');
  expect(nameAmongOthers({ dataKeys: ring, log: pino({ level: 'silent' }) }, foreign)).toBeNull();
});

test('under a key that does not name it, it lies in clear, with its hashes', () => {
  const before = { sealing: () => ({ ...ring.sealing(), alsoSeals: ['email'] }) };
  expect(sealName(ring, before, { id: 'a', name })).toEqual({
    full_name: name,
    name_keys: nameHashes(ring, 'application', 'a', name),
  });
});

test('a name is found by beginnings of three letters and more, shorter words whole, and by nothing else', () => {
  const has = nameHashes(ring, 'application', 'a', name);
  for (const word of ['def', 'defn', 'defne', 'su', 'ayd', 'aydi', 'aydin'])
    expect(isMeant(ring, has, word)).toBe(true);
  expect(isMeant(ring, has, 'ayd', 'def', 'su')).toBe(true);
  for (const word of ['d', 'de', 's', 'ay', 'din', 'efne', 'aydina', 'suz'])
    expect(isMeant(ring, has, word)).toBe(false);
  expect(isMeant(ring, has, 'ayd', 'meh')).toBe(false);
});

test('long words are told apart by their first twelve letters', () => {
  const has = nameHashes(ring, 'application', 'a', 'Abdurrahmangazioğlu');
  expect(isMeant(ring, has, 'abdurrahmang')).toBe(true);
  expect(isMeant(ring, has, 'abdurrahmangazi')).toBe(true);
  expect(isMeant(ring, has, 'abdurrahmanb')).toBe(false);
});

test('hashes tell neither how long a name is nor which belong together, and are of their row and name alone', () => {
  const count = (of: string) => nameHashes(ring, 'application', 'a', of).length;
  expect(['Can', 'Ali Can', 'Defne Aydın', 'Elif Demir'].map(count)).toEqual([8, 8, 8, 8]);
  expect(count('Şükrü Yağcıoğlu')).toBe(16);
  expect(count('...')).toBe(0);
  const has = nameHashes(ring, 'application', 'a', name);
  expect(has).toEqual([...has].sort((one, other) => one - other));
  expect(nameHashes(ring, 'application', 'a', name)).toEqual(has);
  const shared = nameHashes(ring, 'application', 'b', 'Can').filter((one) =>
    nameHashes(ring, 'application', 'a', 'Can').includes(one),
  );
  expect(shared).toHaveLength(1);
});

test('a hashing key that was made before there was this purpose finds what another gateway wrote under it', () => {
  const { 'name beginning': _, ...fewer } = JSON.parse(newHashingKeys().toString());
  const row = { used_from: new Date(0), for_persons: true, also_seals: [], wrappedBy: 0 };
  const hash = { ...row, number: 2, purpose: 'hash' as const, content: Buffer.from(JSON.stringify(fewer)) };
  const [one, other] = [1, 2].map(() => keyRing(keySetOf([hash], []), () => new Date()));
  if (!one || !other) throw new Error('two rings of one row');
  expect(isMeant(one, nameHashes(other, 'application', 'a', name), 'ayd')).toBe(true);
});
