import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { holdsSealed } from './sealed-columns.ts';
import {
  hashingKeysOfBefore,
  type KeyPurpose,
  type KeyRow,
  keyOfBefore,
  newHashingKeys,
  newSealingKey,
  readRows,
  wrap,
} from './wrapped-keys.ts';

type Trx = Transaction<Database>;
const always = new Date(0);

/** A key that is to lie in the database. */
export interface NewKey {
  purpose: KeyPurpose;
  content: Buffer;
  usedFrom: Date;
}

/** Nobody else looks or adds until the transaction ends: replicas that start at once make one set of keys. */
export const alone = async <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table data_key in share row exclusive mode`.execute(trx);
    return work(trx);
  });

/** Numbers go up: the newest key of a purpose is never taken away, so no number is used again. */
export const addKeys = async (
  trx: Trx,
  wrapping: Buffer,
  keys: readonly NewKey[],
  now: Date,
): Promise<void> => {
  const { last } = await trx
    .selectFrom('data_key')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const made = keys.map(({ purpose, content, usedFrom }, at) => {
    const key = { number: (last ?? 0) + 1 + at, purpose };
    return { ...key, wrapped: wrap(wrapping, key, content), used_from: usedFrom, made_at: now };
  });
  await trx.insertInto('data_key').values(made).execute();
};

/** The signing secret that versions before made and kept in clear. */
const keptInClear = async (trx: Trx): Promise<Buffer | null> => {
  const row = await trx.selectFrom('secret').select('value').where('name', '=', 'signing').executeTakeFirst();
  return row ? Buffer.from(row.value, 'base64url') : null;
};

export const forgetKeptInClear = async (trx: Trx): Promise<void> => {
  await trx.deleteFrom('secret').where('name', '=', 'signing').execute();
};

export interface FirstKeys {
  wrapping: Buffer;
  /** what may have sealed before, the one in use first */
  secrets: readonly string[];
  /** one process alone works on it, and none of a version before can come back beside it */
  isEmbedded: boolean;
  now: Date;
}

/**
 * The first keys of a database. What was sealed before keys lay in it goes on being opened, and on a server gateways go on writing
 * what the version before reads, until somebody turns to a new key (`turn.ts`): it may run beside them, or come back.
 */
export const makeFirstKeys = (
  db: Kysely<Database>,
  { wrapping, secrets, isEmbedded, now }: FirstKeys,
): Promise<KeyRow[]> =>
  alone(db, async (trx) => {
    const there = await readRows(trx);
    if (there.length > 0) return there;
    const kept = await keptInClear(trx);
    const isUsed = await holdsSealed(trx);
    const turnsNow = !isUsed || isEmbedded;
    const before = isUsed ? [...secrets, ...(kept ? [kept] : [])].map(keyOfBefore) : [];
    const keys: NewKey[] = before.toReversed().flatMap((content) => [
      { purpose: 'before', content, usedFrom: always },
      { purpose: 'hash', content: hashingKeysOfBefore(content), usedFrom: always },
    ]);
    if (turnsNow) {
      const usedFrom = isUsed ? now : always;
      keys.push(
        { purpose: 'seal', content: newSealingKey(), usedFrom },
        { purpose: 'hash', content: newHashingKeys(), usedFrom },
      );
      await forgetKeptInClear(trx);
    }
    if (kept) keys.push({ purpose: 'sign', content: kept, usedFrom: always });
    await addKeys(trx, wrapping, keys, now);
    return readRows(trx);
  });

/** What signs where no setting does: made once, shared by all gateways, and never in clear. */
export const makeSigningKey = (db: Kysely<Database>, wrapping: Buffer, now: Date): Promise<KeyRow[]> =>
  alone(db, async (trx) => {
    const there = await readRows(trx);
    if (there.some(({ purpose }) => purpose === 'sign')) return there;
    await addKeys(trx, wrapping, [{ purpose: 'sign', content: randomBytes(32), usedFrom: always }], now);
    return readRows(trx);
  });
