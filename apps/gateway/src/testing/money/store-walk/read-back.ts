import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PurchaseContext } from '../../../purchase/context.ts';
import { casesOf } from '../../../purchase/machine/cases.ts';
import { tasksOf } from '../../../purchase/machine/due.ts';
import { searchRules } from '../../../purchase/machine/search/world.ts';
import type { At, Purchase } from '../../../purchase/machine/state.ts';
import {
  attemptWord,
  noticeWord,
  orderWord,
  policyWord,
  refundWord,
  transferWord,
} from '../../../purchase/machine/words.ts';
import { jobOf } from '../../../purchase/store/follow.ts';
import { purchaseFrom } from '../../../purchase/store/load.ts';
import { type PurchaseRows, readRows } from '../../../purchase/store/rows.ts';

/** What the database says of a purchase. */
export interface ReadBack {
  purchase: Purchase;
  /** words that staff and ledger go by, jobs that bring what is due, and open cases: what is wrong with them */
  wrong: string[];
}

/** A transfer that is over says how, which the machine does not know. */
const overWords = ['EXPIRED', 'WITHDRAWN', 'REJECTED'];

function wrongWords(rows: PurchaseRows, purchase: Purchase): string[] {
  const states = new Map<string, string>(
    [...rows.orders, ...rows.attempts, ...rows.refunds, ...rows.notices, ...rows.transfers].map(
      ({ id, state }) => [id, state],
    ),
  );
  for (const { order_id, state } of rows.policies) states.set(`policy of ${order_id}`, state);
  const expected = purchase.orders.flatMap((order): [string, readonly (string | null)[]][] => [
    [order.id, [orderWord(order)]],
    ...order.attempts.map((one): [string, [string]] => [one.id, [attemptWord(one)]]),
    ...order.refunds.map((one): [string, [string]] => [one.id, [refundWord(one)]]),
    ...(order.policy.st === 'none'
      ? []
      : ([[`policy of ${order.id}`, [policyWord(order.policy) ?? 'NONE']]] as [string, [string]][])),
    ...(order.notice ? ([[order.notice.id, [noticeWord(order, order.notice)]]] as [string, [string]][]) : []),
    ...(order.transfer
      ? ([
          [
            order.transfer.id,
            order.transfer.st === 'over' ? overWords : [transferWord(order.transfer, 'EXPIRED')],
          ],
        ] as [string, string[]][])
      : []),
  ]);
  return expected
    .filter(([id, words]) => !words.includes(states.get(id) ?? null))
    .map(([id, words]) => `the row ${id} says ${states.get(id)}, the machine ${words.join(' or ')}`);
}

/** Nobody works the jobs of a walk, so each that was ever asked for is there, and only comes forward. */
async function missingJobs(db: Kysely<Database>, purchase: Purchase, now: At): Promise<string[]> {
  const tasks = tasksOf(purchase, searchRules);
  if (tasks.length === 0) return [];
  const keys = tasks.map((task) => `${jobOf(purchase, task)}:${task.subject}`);
  const rows = await db
    .selectFrom('outbox')
    .select(['key', 'run_at'])
    .where('key', 'in', keys)
    .where('state', '=', 'waiting')
    .execute();
  const runAt = new Map(rows.map(({ key, run_at }) => [key, run_at.getTime()]));
  return tasks.flatMap(({ at }, place) => {
    const key = keys[place] ?? '';
    const comes = runAt.get(key);
    return comes !== undefined && comes <= Math.max(at, now)
      ? []
      : [`the job ${key} comes at ${comes ?? 'no time'}, its task is due at ${at}`];
  });
}

/** What lies with a person stands in rows, as the machine says of the purchase. */
async function wrongCases(db: Kysely<Database>, rows: PurchaseRows, purchase: Purchase): Promise<string[]> {
  const orders = await db
    .selectFrom('purchase_order')
    .select(['id', 'updated_at'])
    .where('quote_id', '=', purchase.id)
    .execute();
  const changed = new Map(
    [...orders, ...rows.attempts, ...rows.refunds, ...rows.notices, ...rows.transfers].map(
      ({ id, updated_at }) => [id, updated_at.getTime()],
    ),
  );
  const expected = casesOf(purchase)
    .filter(({ kind }) => kind !== 'proposal')
    .map(
      ({ kind, orderId, subject, since }) => `${kind} ${orderId} ${subject} ${since ?? changed.get(subject)}`,
    );
  const stored = await db
    .selectFrom('open_case')
    .select(['kind', 'order_id', 'subject', 'since'])
    .where('purchase_id', '=', purchase.id)
    .where('partner_id', '=', 'default')
    .execute();
  const found = stored.map(
    ({ kind, order_id, subject, since }) => `${kind} ${order_id} ${subject} ${since.getTime()}`,
  );
  const unjudged = await db
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', purchase.id)
    .where('is_unjudged', '=', true)
    .execute();
  const isSame = isDeepStrictEqual(expected.toSorted(), found.toSorted());
  return [
    ...(isSame ? [] : [`open cases are ${found.join(', ')}, of the machine ${expected.join(', ')}`]),
    ...unjudged.map(() => 'the purchase is not judged'),
  ];
}

/** Reads a purchase with what hangs on it; within its transaction after a step, or when nobody holds it. */
export async function readBack(
  context: PurchaseContext,
  db: Kysely<Database>,
  purchaseId: string,
  now: At,
): Promise<ReadBack> {
  const rows = await readRows(db, purchaseId);
  const purchase = await purchaseFrom(context, purchaseId, rows);
  return {
    purchase,
    wrong: [
      ...wrongWords(rows, purchase),
      ...(await missingJobs(db, purchase, now)),
      ...(await wrongCases(db, rows, purchase)),
    ],
  };
}
