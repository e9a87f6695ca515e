import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ofCharges } from './attempts/charges.ts';
import { ofLedger } from './attempts/ledger.ts';
import { ofOrders } from './attempts/orders.ts';
import { ofOutside } from './attempts/outside.ts';
import { ofPolicies } from './attempts/policies.ts';
import { steps } from './attempts/steps.ts';
import { ofTransfers } from './attempts/transfers.ts';
import type { Guard } from './catalog.ts';
import type { Trial } from './trials.ts';
import { world } from './world.ts';

export const trials: readonly Trial[] = [
  ...ofOrders,
  ...ofCharges,
  ...ofPolicies,
  ...ofTransfers,
  ...ofLedger,
  ...ofOutside,
  ...steps,
];

/** Triggers that refuse nothing, and who looks that they do what they do. */
export const notRefusing: Readonly<Record<string, string>> = {
  'attempt.attempt_states': 'writes the history of states: panel/history',
  'policy.policy_states': 'writes the history of states: panel/history',
  'purchase_order.purchase_order_states': 'writes the history of states: panel/history',
  'refund.refund_states': 'writes the history of states: panel/history',
  'policy.policy_recorded': 'writes the hour a policy became known: figures of the panel',
  'purchase_order.take_key_of_order': 'takes the key of a record along: keys of records',
  'purchase_order.forget_mail_of_before': 'takes the hash of an address along: clear billings',
  'purchase_order.forget_phone_of_before': 'takes the hashes of a phone along: sealed phones of payments',
  'purchase_order.forget_names_of_before': 'takes the hashes of names along: sealed names of payments',
  'purchase.purchase_is_unjudged':
    'marks whose open cases are of another version: cases written with each step',
  'payment_request.take_key_along': 'takes the key of a record along: keys of records',
};

type Db = Kysely<Database>;

/** The small shop, and what else is told of it. */
export async function openWorld(db: Db, more: readonly string[] = []): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of [...world, ...more]) await sql.raw(statement).execute(trx);
  });
}

class ThrownAway extends Error {}

/** Does something of which nothing stays. */
export async function thrownAway<Told>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Told>,
): Promise<Told> {
  let told: { what: Told } | undefined;
  await db
    .transaction()
    .execute(async (trx) => {
      told = { what: await work(trx) };
      throw new ThrownAway();
    })
    .catch((error: unknown) => {
      if (!(error instanceof ThrownAway)) throw error;
    });
  if (!told) throw new Error('nothing was done');
  return told.what;
}

/** What the database said to the statements of a trial; null where it took them. Nothing of them stays. */
async function answerTo(trx: Transaction<Database>, { statements }: Trial): Promise<Error | null> {
  await sql`savepoint trial`.execute(trx);
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await sql`rollback to savepoint trial`.execute(trx);
  }
}

/** integrity constraint violations; one of them is what our triggers raise */
const refusals: ReadonlySet<unknown> = new Set(['23505', '23503', '23514', '23P01']);

function isBy({ guard, says }: Trial, error: Error): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (!refusals.has(code)) return false;
  return says ? says.test(error.message) : guard.endsWith(`.${String(constraint)}`);
}

/** What is not as it should be of trials, while every guard stands: a line each. */
export async function wrongOf(trx: Transaction<Database>, tried: readonly Trial[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const trial of tried) {
    const error = await answerTo(trx, trial);
    const name = `${trial.guard}: ${trial.what}`;
    if (trial.isRefused && error === null) wrong.push(`${name} is not refused`);
    else if (trial.isRefused && error && !isBy(trial, error))
      wrong.push(`${name} is refused by ${error.message}`);
    else if (!trial.isRefused && error) wrong.push(`${name} may be, and is refused: ${error.message}`);
  }
  return wrong;
}

/** What still is refused of a guard's trials once it is taken away: its trials prove nothing then. */
export async function refusedWithout(
  trx: Transaction<Database>,
  { id, drop }: Guard,
  tried: readonly Trial[],
): Promise<string[]> {
  await sql.raw(drop).execute(trx);
  const wrong: string[] = [];
  for (const trial of tried.filter(({ isRefused }) => isRefused)) {
    const error = await answerTo(trx, trial);
    if (error) wrong.push(`${id}: ${trial.what} is refused without it: ${error.message}`);
  }
  return wrong;
}
