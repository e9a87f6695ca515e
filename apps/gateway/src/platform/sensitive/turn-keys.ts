import type { Context } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { addKeys, alone, forgetKeptInClear } from './first-keys.ts';
import { beginRound, roundOf } from './sealing-walk.ts';
import { newHashingKeys, newSealingKey } from './wrapped-keys.ts';

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
    for (const thing of ['quote', 'application', 'payment_request', 'data_request'] as const)
      await trx
        .insertInto('key_filling')
        .values({ thing, after_id: '', done: false })
        .onConflict((known) => known.column('thing').doUpdateSet({ after_id: '', done: false }))
        .execute();
    await enqueue(trx, 'fill-keys', 'all', now, usedFrom);
    return usedFrom;
  });

/** Has the outbox go on with what a stopped program left, and begin with what lies under keys of before. */
export const askToSealAnew = async ({
  db,
  clock,
  log,
  dataKeys,
}: Pick<Context, 'db' | 'clock' | 'log' | 'dataKeys'>): Promise<void> => {
  const keys = await db.selectFrom('data_key').select(['purpose', 'used_from']).execute();
  const sealing = keys.filter(({ purpose }) => purpose === 'seal');
  const before = keys.filter(({ purpose }) => purpose === 'before');
  /* as the version before reads it: somebody has to say that it does not come back */
  if (sealing.length === 0) log.warn({ event: 'data-keys-not-turned' });
  /* a version before opens nothing that lies under the key of a record */ else if (
    !dataKeys.sealing().isForPersons
  )
    log.warn({ event: 'records-without-keys' });
  if (sealing.length === 0 || sealing.length + before.length === 1) return;
  const usedFrom = Math.max(...sealing.map(({ used_from }) => used_from.getTime()));
  const now = clock();
  const runAt = new Date(Math.max(now.getTime(), usedFrom));
  await alone(db, async (trx) => {
    const { isOver, stuck } = await roundOf(trx);
    /* somebody may have mended since what did not open */
    if (isOver && stuck > 0) await beginRound(trx, runAt);
    await enqueue(trx, 'seal-anew', 'all', now, runAt);
  });
};
