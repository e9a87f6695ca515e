import type { Context } from '../context.ts';
import type { FilledThing } from '../database/tables/staff-tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { alsoSealed } from './also-sealed.ts';
import { addKeys, alone, forgetKeptInClear } from './first-keys.ts';
import { beginRound, roundOf } from './sealing-walk.ts';
import { newHashingKeys, newSealingKey } from './wrapped-keys.ts';

const hashedTables = [
  'quote',
  'application',
  'payment_request',
  'purchase_order',
  'data_request',
] as const satisfies readonly FilledThing[];

/** gateways read the keys every ten seconds: all of them know a new one before anything is sealed under it */
const noticeMs = 60_000;

type Parts = Pick<Context, 'db' | 'config' | 'clock' | 'keyHolder'>;

/** The embedded database is open to one process only: nobody else has to be told first. */
const isShared = ({ config }: Pick<Context, 'config'>): boolean => config.databaseUrl !== null;

/**
 * Makes new keys that seal and hash, and has everything sealed and hashed anew under them, while gateways go on. From then on no
 * version reads the database that knows no keys in it.
 * @returns when the new keys are used from
 */
export const turnKeys = (parts: Parts): Promise<Date> =>
  alone(parts.db, async (trx) => {
    const now = parts.clock();
    const usedFrom = isShared(parts) ? new Date(now.getTime() + noticeMs) : now;
    await addKeys(
      trx,
      parts.keyHolder.wrapping,
      [
        { purpose: 'seal', content: newSealingKey(), usedFrom },
        { purpose: 'hash', content: newHashingKeys(), usedFrom },
      ],
      now,
    );
    await forgetKeptInClear(trx);
    await beginRound(trx, usedFrom);
    await enqueue(trx, 'seal-anew', 'all', now, usedFrom);
    for (const thing of hashedTables)
      await trx
        .insertInto('key_filling')
        .values({ thing, after_id: '', done: false })
        .onConflict((known) => known.column('thing').doUpdateSet({ after_id: '', done: false }))
        .execute();
    await enqueue(trx, 'fill-keys', 'all', now, usedFrom);
    return usedFrom;
  });

type Starting = Pick<Context, 'db' | 'clock' | 'log' | 'dataKeys'>;

interface LyingKey {
  number: number;
  used_from: Date;
  also_seals: readonly string[];
}

/**
 * Of a key that was made when less was sealed: who is alone on the database seals all of it already, so the key says so from now on, and
 * what was stored before is brought along. On a server somebody has to say that no version before comes back.
 */
const beginMore = async ({ db, clock, log, dataKeys }: Starting, newest: LyingKey): Promise<void> => {
  const missing = alsoSealed.filter((what) => !newest.also_seals.includes(what));
  if (missing.length === 0) return;
  const { alsoSeals = [] } = dataKeys.sealing();
  if (!missing.every((what) => alsoSeals.includes(what))) {
    log.warn({ event: 'lies-in-clear', count: missing.length });
    return;
  }
  const now = clock();
  await alone(db, async (trx) => {
    await trx
      .updateTable('data_key')
      .set({ also_seals: [...alsoSealed] })
      .where('number', '=', newest.number)
      .execute();
    await beginRound(trx, now);
    await enqueue(trx, 'seal-anew', 'all', now);
  });
};

/** Whether a round was begun and is not over: also of one key, where more is sealed under it than before. */
const isWalking = async ({ db }: Starting): Promise<boolean> =>
  (await db.selectFrom('sealing_walk').select('thing').limit(1).executeTakeFirst()) !== undefined;

/** Has the outbox go on with what a stopped program left, and begin with what lies under keys of before. */
export const askToSealAnew = async (context: Starting): Promise<void> => {
  const { db, clock, log, dataKeys } = context;
  const keys = await db
    .selectFrom('data_key')
    .select(['number', 'purpose', 'used_from', 'also_seals'])
    .where('purpose', 'in', ['seal', 'before'])
    .orderBy('number', 'desc')
    .execute();
  const newest = keys.find(({ purpose }) => purpose === 'seal');
  /* as the version before reads it: somebody has to say that it does not come back */
  if (!newest) {
    log.warn({ event: 'data-keys-not-turned' });
    return;
  }
  /* a version before opens nothing that lies under the key of a record */
  if (!dataKeys.sealing().isForPersons) log.warn({ event: 'records-without-keys' });
  await beginMore(context, newest);
  if (keys.length === 1 && !(await isWalking(context))) return;
  const now = clock();
  const runAt = new Date(Math.max(now.getTime(), newest.used_from.getTime()));
  await alone(db, async (trx) => {
    const { isOver, stuck } = await roundOf(trx);
    /* somebody may have mended since what did not open */
    if (isOver && stuck > 0) await beginRound(trx, runAt);
    await enqueue(trx, 'seal-anew', 'all', now, runAt);
  });
};
