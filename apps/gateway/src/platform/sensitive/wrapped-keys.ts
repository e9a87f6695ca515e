import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyPurpose } from '../database/tables/core-tables.ts';
import type { HashPurpose } from '../ports.ts';
import { hashPurposes, type KeySet } from './data-keys.ts';
import { openUnder, sealUnder } from './seal.ts';

/* Keys as they lie in the database: each under a wrapping key that only a setting or a file has, bound to its number and purpose. */

export interface KeyRow {
  number: number;
  purpose: KeyPurpose;
  wrapped: string;
  used_from: Date;
  for_persons: boolean;
}

/** A key that was unwrapped. */
export interface OpenKey extends Omit<KeyRow, 'wrapped'> {
  content: Buffer;
  /** which wrapping key opened it; 0 is the one in use */
  wrappedBy: number;
}

const mark = 'wrapped.v1.';
const derived = (secret: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** What a secret wraps keys with. */
export const wrappingKey = (secret: string): Buffer => derived(secret, 'wraps data keys');
/** What a secret sealed with before keys lay in the database. */
export const keyOfBefore = (secret: Buffer | string): Buffer => derived(secret, 'sensitive columns');

const place = ({ number, purpose }: Pick<KeyRow, 'number' | 'purpose'>): string =>
  `data_key ${number} ${purpose}`;

export const wrap = (
  wrapping: Buffer,
  key: Pick<KeyRow, 'number' | 'purpose'>,
  content: Uint8Array,
): string => mark + sealUnder(wrapping, place(key), content).toString('base64url');

/** Null when it is none of these, or was changed. */
export const unwrap = (wrapping: readonly Buffer[], row: KeyRow): OpenKey | null => {
  const bytes = Buffer.from(row.wrapped.slice(mark.length), 'base64url');
  for (const [wrappedBy, key] of wrapping.entries()) {
    try {
      const { number, purpose, used_from, for_persons } = row;
      return {
        number,
        purpose,
        used_from,
        for_persons,
        wrappedBy,
        content: openUnder([key], place(row), bytes),
      };
    } catch {
      // another one's
    }
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
  const texts = JSON.parse(content.toString('utf8')) as Record<HashPurpose, string>;
  return Object.fromEntries(
    hashPurposes.map((purpose) => [purpose, createSecretKey(Buffer.from(texts[purpose], 'base64url'))]),
  ) as KeySet['hashing'][number]['of'];
};

export const readRows = (db: Kysely<Database>): Promise<KeyRow[]> =>
  db
    .selectFrom('data_key')
    .select(['number', 'purpose', 'wrapped', 'used_from', 'for_persons'])
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
    numbered: of('seal').map(({ number, content, used_from, for_persons }) => ({
      number,
      key: content,
      usedFrom: used_from,
      isForPersons: for_persons || isAlone,
    })),
    hashing: of('hash').map(({ content, used_from }) => ({ of: readHashing(content), usedFrom: used_from })),
  };
};
