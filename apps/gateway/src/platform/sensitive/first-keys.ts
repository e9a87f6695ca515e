import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyPurpose } from '../database/tables/core-tables.ts';
import type { KeyWrap } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { alsoSealed } from './also-sealed.ts';
import { holdsSealed } from './sealed-columns.ts';
import { opensSome } from './sealed-samples.ts';
import {
  hashingKeysOfBefore,
  type KeyRow,
  keyOfBefore,
  newHashingKeys,
  newSealingKey,
  readRows,
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
  wrapping: KeyWrap,
  keys: readonly NewKey[],
  now: Date,
): Promise<void> => {
  const { last } = await trx
    .selectFrom('data_key')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const made = await Promise.all(
    keys.map(async ({ purpose, content, usedFrom }, at) => {
      const key = { number: (last ?? 0) + 1 + at, purpose };
      const wrapped = await wrapping.wrap(key, content);
      return {
        ...key,
        wrapped,
        used_from: usedFrom,
        for_persons: true,
        also_seals: [...alsoSealed],
        made_at: now,
      };
    }),
  );
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

const noneOpens = (): StartError =>
  new StartError(
    'This database was used before keys lay in it, and nothing that this gateway was given opens what was sealed then: set SECRET_KEY to what it was, or name that one in OTHER_SEALING_KEYS, or put the file "secret" back into DATA_DIR (docs/operations.md, "Keys"). Nothing was changed.',
  );

export interface FirstKeys {
  /** called once nothing can go wrong any more: it may make a file */
  wrapping: () => KeyWrap;
  /** what may have sealed before, the one in use first, for the secret that a server kept in its database */
  secretsWith: (kept: Buffer | null) => readonly (string | Buffer)[];
  /** one process alone works on it, and none of a version before can come back beside it */
  isEmbedded: boolean;
  now: Date;
}

/** @throws StartError when there are none, or what was sealed opens under none of them */
const keysOfBefore = async (trx: Trx, secrets: readonly (string | Buffer)[]): Promise<NewKey[]> => {
  const before = secrets.map(keyOfBefore);
  if (before.length === 0 || (await opensSome(trx, before)) === false) throw noneOpens();
  return before.toReversed().flatMap((content) => [
    { purpose: 'before', content, usedFrom: always },
    { purpose: 'hash', content: hashingKeysOfBefore(content), usedFrom: always },
  ]);
};

/**
 * The first keys of a database. What was sealed before keys lay in it goes on being opened, and on a server gateways go on writing
 * what the version before reads, until somebody turns to a new key (`turn-keys.ts`): it may run beside them, or come back.
 * @throws StartError when what was sealed opens under none of them; nothing is written then
 */
export const makeFirstKeys = (
  db: Kysely<Database>,
  { wrapping, secretsWith, isEmbedded, now }: FirstKeys,
): Promise<KeyRow[]> =>
  alone(db, async (trx) => {
    const there = await readRows(trx);
    if (there.length > 0) return there;
    const kept = await keptInClear(trx);
    const isUsed = await holdsSealed(trx);
    const turnsNow = !isUsed || isEmbedded;
    const keys = isUsed ? await keysOfBefore(trx, secretsWith(kept)) : [];
    if (turnsNow) {
      const usedFrom = isUsed ? now : always;
      keys.push(
        { purpose: 'seal', content: newSealingKey(), usedFrom },
        { purpose: 'hash', content: newHashingKeys(), usedFrom },
      );
      await forgetKeptInClear(trx);
    }
    if (kept) keys.push({ purpose: 'sign', content: kept, usedFrom: always });
    await addKeys(trx, wrapping(), keys, now);
    return readRows(trx);
  });

/** What signs where no setting does: made once, shared by all gateways, and never in clear. */
export const makeSigningKey = (db: Kysely<Database>, wrapping: KeyWrap, now: Date): Promise<KeyRow[]> =>
  alone(db, async (trx) => {
    const there = await readRows(trx);
    if (there.some(({ purpose }) => purpose === 'sign')) return there;
    await addKeys(trx, wrapping, [{ purpose: 'sign', content: randomBytes(32), usedFrom: always }], now);
    return readRows(trx);
  });
