import { sql } from 'kysely';
import type { GatewayContext } from '../main/context.ts';
import { sealAnew } from '../platform/sensitive/seal-anew.ts';
import { beginRound } from '../platform/sensitive/sealing-walk.ts';
import { turnKeys } from '../platform/sensitive/turn-keys.ts';
import { fillKeys } from '../privacy/keys/fill-keys.ts';

/* What an operator does with the keys of a shop, and what the jobs do that he asks for by it. */

/** The key in use names no more than that: what else was sealed since lies in clear, as the version before reads it. */
export const sealOnly = async (context: GatewayContext, ...kinds: readonly string[]): Promise<void> => {
  await sql`update data_key set also_seals = ${`{${kinds.join()}}`}`.execute(context.db);
  await context.keyHolder.follow();
};

export const turn = async (context: GatewayContext): Promise<void> => {
  await turnKeys(context);
  await context.keyHolder.follow();
};

/** Rounds until one finds nothing. @param wait what goes by between them */
export const sealAllAnew = async (context: GatewayContext, wait: (ms: number) => void): Promise<void> => {
  for (let outcome = await sealAnew(context); outcome !== 'done'; outcome = await sealAnew(context))
    wait(outcome.againMs);
};

/** Beside requests: a row that one of them holds is left to the next round, which begins ten minutes later in a shop and at once here. */
export const sealUntil = async (context: GatewayContext, isSealed: () => Promise<boolean>): Promise<void> => {
  while (!(await isSealed())) {
    await context.db.transaction().execute((trx) => beginRound(trx, context.clock()));
    await sealAnew(context);
  }
};

export const fillAll = async (context: GatewayContext): Promise<void> => {
  while ((await fillKeys(context)) !== 'done');
};

/** As after a migration that asks for it. */
export const fillFromTheStart = async (context: GatewayContext): Promise<void> => {
  await sql`update key_filling set done = false, after_id = ''`.execute(context.db);
  await fillAll(context);
};
