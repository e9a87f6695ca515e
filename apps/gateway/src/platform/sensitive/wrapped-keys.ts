import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyPurpose } from '../database/tables/core-tables.ts';
import type { HashPurpose, KeyWrap, WrappedKey } from '../ports.ts';
import { alsoSealed } from './also-sealed.ts';
import { hashPurposes, type KeySet } from './data-keys.ts';
import { openUnder, sealUnder } from './seal.ts';

/* Keys as they lie in the database: each under a key that only a setting, a file or a service has, bound to its number and purpose. */

export interface KeyRow extends WrappedKey {
  used_from: Date;
  for_persons: boolean;
  also_seals: readonly string[];
}

/** A key that was unwrapped. */
export interface OpenKey extends Omit<KeyRow, 'wrapped'> {
  content: Buffer;
  /** which of what wraps opened it; 0 is the one in use */
  wrappedBy: number;
}

const mark = 'wrapped.v1.';
const derived = (secret: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** What a secret wraps keys with. */
export const wrappingKey = (secret: string): Buffer => derived(secret, 'wraps data keys');
/** What a secret sealed with before keys lay in the database. */
export const keyOfBefore = (secret: Buffer | string): Buffer => derived(secret, 'sensitive columns');

/** What a wrapped key is bound to. */
export const placeOfKey = ({ number, purpose }: Omit<WrappedKey, 'wrapped'>): string =>
  `data_key ${number} ${purpose}`;

/** What wraps with a secret of ours. */
export const wrapUnder = (wrapping: Buffer): KeyWrap => ({
  wrap: async (key, content) => mark + sealUnder(wrapping, placeOfKey(key), content).toString('base64url'),
  unwrap: async (row) => opened(wrapping, row),
});

const opened = (wrapping: Buffer, row: WrappedKey): Buffer | null => {
  if (!row.wrapped.startsWith(mark)) return null;
  try {
    const bytes = Buffer.from(row.wrapped.slice(mark.length), 'base64url');
    return openUnder([wrapping], placeOfKey(row), bytes);
  } catch {
    return null;
  }
};

/** Null when it is of none of these, or was changed. */
export const unwrap = async (wraps: readonly KeyWrap[], row: KeyRow): Promise<OpenKey | null> => {
  const { wrapped: _, ...key } = row;
  for (const [wrappedBy, one] of wraps.entries()) {
    const content = await one.unwrap(row);
    if (content !== null) return { ...key, content, wrappedBy };
  }
  return null;
};

export const newSealingKey = (): Buffer => randomBytes(32);

const hashing = (keyOf: (purpose: HashPurpose) => Buffer): Buffer =>
  Buffer.from(
    JSON.stringify(
      Object.fromEntries(hashPurposes.map((purpose) => [purpose, keyOf(purpose).toString('base64url')])),
    ),
  );

export const newHashingKeys = (): Buffer => hashing(() => randomBytes(32));
/** What hashed while one key did everything. */
export const hashingKeysOfBefore = (key: Buffer): Buffer => hashing((purpose) => derived(key, purpose));

const readHashing = (content: Buffer): KeySet['hashing'][number]['of'] => {
  const texts = JSON.parse(content.toString('utf8')) as Partial<Record<HashPurpose, string>>;
  const keyOf = (purpose: HashPurpose): Buffer => {
    const own = texts[purpose];
    if (own !== undefined) return Buffer.from(own, 'base64url');
    /* it was made when there were fewer purposes: every gateway derives the same for a new one */
    return derived(Buffer.from(texts['phone index'] ?? '', 'base64url'), purpose);
  };
  return Object.fromEntries(
    hashPurposes.map((purpose) => [purpose, createSecretKey(keyOf(purpose))]),
  ) as KeySet['hashing'][number]['of'];
};

export const readRows = (db: Kysely<Database>): Promise<KeyRow[]> =>
  db
    .selectFrom('data_key')
    .select(['number', 'purpose', 'wrapped', 'used_from', 'for_persons', 'also_seals'])
    .orderBy('number', 'desc')
    .execute();

/**
 * @param before what settings opened before keys had numbers, after those of the table
 * @param isAlone no gateway of a version before works on the database, nor comes back
 */
export const keySetOf = (keys: readonly OpenKey[], before: readonly Buffer[], isAlone = false): KeySet => {
  const of = (wanted: KeyPurpose): readonly OpenKey[] =>
    keys.filter(({ purpose }) => purpose === wanted).toSorted((one, other) => other.number - one.number);
  const own = of('before').map(({ content }) => content);
  return {
    before: [...own, ...before.filter((key) => !own.some((one) => one.equals(key)))],
    numbered: of('seal').map(({ number, content, used_from, for_persons, also_seals }) => ({
      number,
      key: content,
      usedFrom: used_from,
      isForPersons: for_persons || isAlone,
      /* one that the version after this made may name more than are read here */
      alsoSeals: alsoSealed.filter((what) => isAlone || also_seals.includes(what)),
    })),
    hashing: of('hash').map(({ content, used_from }) => ({ of: readHashing(content), usedFrom: used_from })),
  };
};
