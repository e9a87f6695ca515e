import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PurchaseContext } from '../context.ts';
import { insurersWord } from '../ledger/insurers-word.ts';
import type { Command, Happening } from '../machine/command.ts';
import { decide } from '../machine/decide.ts';
import { tasksOf } from '../machine/due.ts';
import { rulesOf } from '../machine/rules.ts';
import type { Purchase } from '../machine/state.ts';
import { enqueueTasks, followUp } from './follow.ts';
import { purchaseFrom } from './load.ts';
import { postPurchase, postStep } from './post.ts';
import { lockPurchase, readRows } from './rows.ts';
import { savePurchase } from './save.ts';
import type { Facts } from './saving.ts';

type Trx = Transaction<Database>;

export interface Step {
  command: Command;
  facts?: Facts;
}

/** What became of a purchase. */
export interface Result {
  purchase: Purchase;
  happened: readonly Happening[];
}

/** A purchase whose lock is held, since when, whether the ledger holds all of it, and whether its cases are written. */
interface Locked {
  purchaseId: string;
  isPosted: boolean;
  isJudged: boolean;
  now: Date;
}

/**
 * Carries out one command within a transaction that holds the purchase's lock already.
 * @throws Refusal with the machine's code when it may not be
 */
async function carryOutLocked(
  context: PurchaseContext,
  trx: Trx,
  { purchaseId, isPosted, isJudged, now }: Locked,
  { command, facts = {} }: Step,
): Promise<Result> {
  const rules = rulesOf(context.timings);
  const rows = await readRows(trx, purchaseId);
  const before = await purchaseFrom(context, purchaseId, rows);
  const decision = decide(before, command, { now: now.getTime(), rules, newId: randomId });
  if (decision.refused !== null) throw new Refusal(decision.refused);
  const { next: after, happened } = decision;
  const word = insurersWord(command, before, after);
  const known = word ? { ...facts, notice: { ...facts.notice, ...word } } : facts;
  if (!isPosted) await postPurchase(trx, rows, before);
  await savePurchase(trx, rows, { before, after, isJudged, facts: known, now });
  await postStep(trx, rows, { before, after, facts: known, now });
  await followUp({ context, trx, purchase: after, now }, happened);
  /* who asks again wants everything looked at that can be */
  const minded = command.do === 'look-again' || command.do === 'restored' ? [] : tasksOf(before, rules);
  const tasks = { before: minded, after: tasksOf(after, rules) };
  await enqueueTasks(trx, after, tasks, now);
  return { purchase: after, happened };
}

/** Work around a command, in its transaction: `before` under the lock, `after` when it was carried out. */
export interface Around {
  before?: (trx: Trx) => Promise<void>;
  after?: (trx: Trx, result: Result) => Promise<void>;
}

/**
 * The one way in which anything happens to a purchase: its lock, the rows, the machine's decision, the rows again with
 * everything that follows, in one transaction.
 * @param step what to do; a function is asked under the lock
 * @throws Refusal with the machine's code when it may not be; then nothing changed
 */
export async function carryOut(
  context: PurchaseContext,
  purchaseId: string,
  step: Step | ((trx: Trx) => Promise<Step>),
  around: Around = {},
): Promise<Result> {
  const result = await context.db.transaction().execute(async (trx) => {
    const locked = { purchaseId, ...(await lockPurchase(trx, purchaseId, context.clock)) };
    await around.before?.(trx);
    const wanted = typeof step === 'function' ? await step(trx) : step;
    const done = await carryOutLocked(context, trx, locked, wanted);
    await around.after?.(trx, done);
    return done;
  });
  context.wake();
  return result;
}

/**
 * Carries out commands of several purchases in one transaction: all of them, or none. The locks are taken first and in one order, so
 * that two lists cannot wait for each other.
 * @param before work under all the locks
 * @throws Refusal with the machine's code of the first that may not be
 */
export async function carryOutTogether(
  context: PurchaseContext,
  steps: readonly { purchaseId: string; command: Command }[],
  before: (trx: Trx) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const held = new Map<string, Locked>();
    for (const purchaseId of [...new Set(steps.map((step) => step.purchaseId))].toSorted())
      held.set(purchaseId, { purchaseId, ...(await lockPurchase(trx, purchaseId, context.clock)) });
    await before(trx);
    for (const { purchaseId, command } of steps) {
      const locked = held.get(purchaseId);
      if (!locked) throw new Error('a purchase without its lock');
      await carryOutLocked(context, trx, locked, { command });
      held.set(purchaseId, { ...locked, isPosted: true });
    }
  });
  context.wake();
}

/** The purchase that a row belongs to. @throws when there is no such row: a job names only what exists */
export async function purchaseOf(
  db: Kysely<Database>,
  table: 'purchase_order' | 'attempt' | 'refund' | 'transfer' | 'cancellation',
  id: string,
): Promise<string> {
  const found = await findPurchase(db, table, id);
  if (found === null) throw new Error(`a row without its purchase: ${table}`);
  return found;
}

/** The same for ids of the outside, which may be anything; null when there is no such row. */
export async function findPurchase(
  db: Kysely<Database>,
  table: 'purchase_order' | 'attempt' | 'refund' | 'transfer' | 'cancellation',
  id: string,
): Promise<string | null> {
  if (table === 'purchase_order') {
    const order = await db
      .selectFrom('purchase_order')
      .select('quote_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return order?.quote_id ?? null;
  }
  const row = await db
    .selectFrom(`${table} as one` as 'attempt as one')
    .innerJoin('purchase_order', 'purchase_order.id', 'one.order_id')
    .select('purchase_order.quote_id')
    .where('one.id', '=', id)
    .executeTakeFirst();
  return row?.quote_id ?? null;
}
