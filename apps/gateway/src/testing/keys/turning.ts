import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { sealAnew } from '../../platform/sensitive/seal-anew.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { fillKeys } from '../../privacy/keys/fill-keys.ts';

/* What an operator and time do to a shop whose rows two versions write: none is sealed anew beside the version before, then keys are turned. */

/** Keys as the version before made them: nothing is sealed but what declarations say. */
export const besideTheVersionBefore = async ({ db, keyHolder }: Context): Promise<void> => {
  await sql`update data_key set also_seals = '{}'`.execute(db);
  await keyHolder.follow();
};

export const turnedKeys = async (context: Context): Promise<void> => {
  await turnKeys(context);
  await context.keyHolder.follow();
};

/** Rounds of sealing until one finds nothing. @param pass lets so much time go by */
export const sealedAnew = async (context: Context, pass: (ms: number) => void): Promise<void> => {
  for (let outcome = await sealAnew(context); outcome !== 'done'; outcome = await sealAnew(context))
    pass(outcome.againMs);
};

/** Keyed hashes are filled to the last row. */
export const filledKeys = async (context: Context): Promise<void> => {
  while ((await fillKeys(context)) !== 'done');
};

/** The same from the first row on. */
export const filledAnew = async (context: Context): Promise<void> => {
  await sql`update key_filling set done = false, after_id = ''`.execute(context.db);
  await filledKeys(context);
};
