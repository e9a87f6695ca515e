import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** rows a step, so that the one connection of the embedded database is never held for long */
const together = 200;

/** First lines with the words of their buyer; said as their index says it, or it is not used. */
export const isTold = sql<boolean>`sequence = 0
  and (body #> '{quote,insuredNames}' <> '[]' or body #> '{quote,details}' <> '{}')`;

/**
 * A gateway of the version before writes names and contact into a quote's first line, while a deployment goes on and after a roll-back;
 * they are the quote's own (decision 0585). An index holds such lines alone, so a look for them costs nothing.
 * @returns how many lost them
 */
export const bareLines = async ({ db }: Pick<Context, 'db'>): Promise<number> => {
  let all = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`update quote_event
      set body = jsonb_set(jsonb_set(body, '{quote,insuredNames}', '[]'), '{quote,details}', '{}')
      where sequence = 0 and quote_id in (
        select quote_id from quote_event where ${isTold} limit ${together})`.execute(db);
    all += Number(numAffectedRows);
    if (numAffectedRows < together) return all;
  }
};
