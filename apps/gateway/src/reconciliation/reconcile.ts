import { sql } from 'kysely';
import type { Difference } from './compare/kinds.ts';
import { compareInsurers, madeIn, readInsurers } from './compare-insurers.ts';
import { compareProvider } from './compare-provider.ts';
import type { ReconcileContext } from './context.ts';
import { keepDifferences } from './keep-differences.ts';
import type { Period } from './our-records.ts';
import { compareWithPayouts } from './settlement/read-and-compare.ts';

const dayMs = 86_400_000;

export type Reason = 'hour' | 'day' | 'restored' | 'asked';

export interface Reconciled {
  /** what a person has to see to, as found in this run */
  differences: Difference[];
  /** books that gave no answer: nothing is concluded from their silence */
  silent: string[];
}

const begin = async ({ db, clock }: ReconcileContext, reason: Reason, { from, until }: Period) => {
  const { number } = await db
    .insertInto('reconciliation')
    .values({ reason, since: from, until, began_at: clock() })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Since when a book is silent, for whoever is called about it. */
async function markSources(
  { db, clock }: ReconcileContext,
  answered: readonly string[],
  silent: readonly string[],
): Promise<void> {
  const now = clock();
  for (const name of answered)
    await db
      .insertInto('reconciliation_source')
      .values({ name, answered_at: now, silent_since: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ answered_at: now, silent_since: null }))
      .execute();
  for (const name of silent)
    await db
      .insertInto('reconciliation_source')
      .values({ name, silent_since: now })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ silent_since: sql`coalesce(reconciliation_source.silent_since, ${now})` }),
      )
      .execute();
}

/**
 * Compares our books with those of every payment provider and every insurer, has the machine ask about what it can settle,
 * and keeps the rest as differences. The insurers are read first: money that is found for a policy that stands is kept.
 */
export async function reconcile(
  context: ReconcileContext,
  reason: Reason,
  period: Period,
): Promise<Reconciled> {
  const number = await begin(context, reason, period);
  const insurers = await readInsurers(context, period);
  const made = madeIn(insurers);
  const answered = [...insurers.listed.keys()];
  const silent = [...insurers.silent];
  const differences: Difference[] = [];
  const unasked: string[] = [];
  for (const provider of context.connectors.all()) {
    const judged = await compareProvider(context, provider, period, made);
    (judged === null ? silent : answered).push(provider.name);
    differences.push(...(judged?.differences ?? []));
    unasked.push(...(judged?.unasked ?? []));
  }
  const policies = await compareInsurers(context, insurers, period);
  differences.push(...policies.differences);
  unasked.push(...policies.unasked);
  const payouts = await compareWithPayouts(
    context,
    Math.ceil((period.until.getTime() - period.from.getTime()) / dayMs) + 1,
  );
  silent.push(...payouts.silent);
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await keepDifferences(trx, { differences, unasked, answered, period }, now);
    await keepDifferences(trx, { ...payouts, period: { ...period, from: payouts.from } }, now);
    await trx
      .updateTable('reconciliation')
      .set({
        ended_at: now,
        unanswered: JSON.stringify(silent),
        seen: differences.length + payouts.differences.length,
      })
      .where('number', '=', number)
      .execute();
  });
  await markSources(context, [...answered, ...payouts.answered], silent);
  const found = [...differences, ...payouts.differences];
  context.log.info({ event: 'reconciled', kind: reason, count: found.length });
  context.wake();
  return { differences: found, silent };
}
