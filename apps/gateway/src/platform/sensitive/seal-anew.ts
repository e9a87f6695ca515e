import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Outcome } from '../outbox/claim.ts';
import { alone } from './first-keys.ts';
import { beginRound, roundOf, walkOn } from './sealing-walk.ts';
import { readRows } from './wrapped-keys.ts';

/**
 * How long after new keys are used something may still be written under those of before: twice what a gateway seals without having
 * read the keys (`staleMs`).
 */
const graceMs = 60 * 60_000;
/** how long a request may hold what it read before a round changed it, and store a copy of that: no round begins before */
const copyMs = 10 * 60_000;
/** steps of one job, so that others have their turn */
const together = 30;

/** Takes away the keys that nothing names any more, but none that hashes: what only a hash is left of is found by it. */
const forgetKeys = async (trx: Transaction<Database>, newest: number): Promise<number> => {
  const gone = await trx
    .deleteFrom('data_key')
    .where('purpose', 'in', ['before', 'seal'])
    .where('number', '<', newest)
    .returning('number')
    .execute();
  await trx.deleteFrom('sealing_walk').execute();
  return gone.length;
};

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
    if (await walkOn(context)) continue;
    return endRound(context, newest.number);
  }
  return { againMs: 0 };
};

/** Judges figures and keys as they are while nobody else adds or begins: meanwhile somebody may have turned to another key. */
const endRound = async ({ db, log, clock, keyHolder }: Context, walked: number): Promise<Outcome> => {
  const outcome = await alone(db, async (trx): Promise<Outcome> => {
    const newest = (await readRows(trx)).find(({ purpose }) => purpose === 'seal');
    const { begunAt, isOver, isWhole, changed, stuck } = await roundOf(trx);
    if (newest?.number !== walked || !isOver) return { againMs: 0 };
    log.info({ event: 'sealing-round-over', count: changed });
    const safeFrom = newest.used_from.getTime() + graceMs;
    const isLast = isWhole && begunAt !== null && begunAt.getTime() >= safeFrom && changed === 0;
    if (isLast && stuck === 0) {
      log.info({ event: 'sealed-anew', count: await forgetKeys(trx, walked) });
      return 'done';
    }
    if (isLast) {
      log.error({ event: 'sealed-values-stuck', count: stuck });
      return 'done';
    }
    const now = clock().getTime();
    const again = Math.max(changed > 0 ? now + copyMs : now, safeFrom);
    await beginRound(trx, new Date(again));
    return { againMs: again - now };
  });
  if (outcome === 'done') await keyHolder.follow();
  return outcome;
};
