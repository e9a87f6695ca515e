import type { Context } from '../context.ts';
import type { Outcome } from '../outbox/claim.ts';
import { alone } from './first-keys.ts';
import { beginRound, roundOf, walkOn } from './sealing-walk.ts';
import { readRows } from './wrapped-keys.ts';

/**
 * How long after new keys are used something may still be written under those of before: twice what a gateway seals without having
 * read the keys (`staleMs`).
 */
const graceMs = 60 * 60_000;
/** steps of one job, so that others have their turn */
const together = 20;

/** Takes away the keys that nothing names any more, but none that hashes: what only a hash is left of is found by it. */
const forgetKeys = (parts: Pick<Context, 'db' | 'log'>, newest: number): Promise<void> =>
  alone(parts.db, async (trx) => {
    const gone = await trx
      .deleteFrom('data_key')
      .where('purpose', 'in', ['before', 'seal'])
      .where('number', '<', newest)
      .returning('number')
      .execute();
    await trx.deleteFrom('sealing_walk').execute();
    parts.log.info({ event: 'sealed-anew', count: gone.length });
  });

/**
 * Seals what lies under keys of before under the newest one, while gateways go on. It walks again until a whole round found nothing,
 * which began when nobody could write under another key any more; then those keys are taken away.
 */
export const sealAnew = async (context: Context): Promise<Outcome> => {
  const { db, dataKeys, keyHolder, clock } = context;
  await keyHolder.follow();
  const newest = (await readRows(db)).find(({ purpose }) => purpose === 'seal');
  if (!newest) return 'done';
  /* a start asks for it at once, which is no reason to begin a round before its time */
  const { begunAt } = await roundOf(db);
  const from = Math.max(newest.used_from.getTime(), begunAt?.getTime() ?? 0);
  const waitMs = from - clock().getTime();
  if (waitMs > 0) return { againMs: waitMs };
  if (dataKeys.sealing().number !== newest.number) throw new Error('the newest data key is not in use');
  for (let step = 0; step < together; step++) {
    if (await walkOn(db, dataKeys)) continue;
    return endRound(context, newest);
  }
  return { againMs: 0 };
};

const endRound = async (context: Context, newest: { number: number; used_from: Date }): Promise<Outcome> => {
  const { db, log, clock, keyHolder } = context;
  const { begunAt, changed, stuck } = await roundOf(db);
  log.info({ event: 'sealing-round-over', count: changed });
  const safeFrom = newest.used_from.getTime() + graceMs;
  const isLast = begunAt !== null && begunAt.getTime() >= safeFrom && changed === 0;
  if (isLast && stuck === 0) {
    await forgetKeys(context, newest.number);
    await keyHolder.follow();
    return 'done';
  }
  if (isLast) {
    log.error({ event: 'sealed-values-stuck', count: stuck });
    return 'done';
  }
  const now = clock();
  const again = changed > 0 ? now : new Date(Math.max(now.getTime(), safeFrom));
  await db.transaction().execute((trx) => beginRound(trx, again));
  return { againMs: again.getTime() - now.getTime() };
};
