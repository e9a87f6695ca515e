import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type JsonRow, jsonRows, rowsFromJson } from '../../platform/database/json-rows.ts';
import { keptStatement } from '../../platform/database/planned-once.ts';
import type {
  AttemptTable,
  PolicyTable,
  PurchaseOrderTable,
} from '../../platform/database/tables/purchase-tables.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';
import { attemptInstants, policyInstants } from '../../purchase/store/rows.ts';

export interface OrderWithPolicy {
  order: Selectable<PurchaseOrderTable> & { record_key: string | null };
  policy: Selectable<PolicyTable>;
}

export interface PaidOrder extends OrderWithPolicy {
  /** the charge that paid for the order */
  attempt: Selectable<AttemptTable>;
}

type Order = OrderWithPolicy['order'];

interface Found {
  orders: JsonRow<Order>[];
  policies: JsonRow<PaidOrder['policy']>[];
  attempts: JsonRow<PaidOrder['attempt']>[];
}

/** In one statement of one moment: mail, papers and insurer each want all of it. */
const everything = keptStatement<Found, { id: string }>('order-with-policy', (value) => {
  const order = sql`
    select *, (select wrapped from record_key where record_key.id = purchase_order.quote_id) as record_key
    from purchase_order where id = ${value('id')}`;
  const policy = sql`select * from policy where order_id = ${value('id')}`;
  const attempt = sql`select * from attempt where order_id = ${value('id')} and ${isPayingAttempt}`;
  return sql`
    select ${jsonRows<Order>(order)} as orders, ${jsonRows<PaidOrder['policy']>(policy)} as policies,
      ${jsonRows<PaidOrder['attempt']>(attempt)} as attempts`;
});

/** An order with its policy and the charge that paid for it. */
async function readAll(db: Kysely<Database>, orderId: string): Promise<Partial<PaidOrder>> {
  const rows = await everything(db, { id: orderId });
  const found = rows[0] ?? { orders: [], policies: [], attempts: [] };
  const [own] = rowsFromJson<Order>(found.orders, { created_at: true, updated_at: true });
  const [policy] = rowsFromJson<PaidOrder['policy']>(found.policies, policyInstants);
  const [attempt] = rowsFromJson<PaidOrder['attempt']>(found.attempts, attemptInstants);
  return { ...(own && { order: own }), ...(policy && { policy }), ...(attempt && { attempt }) };
}

/** @throws when the order or its policy is not there: a job names only what exists */
export async function readOrder(db: Kysely<Database>, orderId: string): Promise<OrderWithPolicy> {
  const { order, policy } = await readAll(db, orderId);
  if (!order || !policy) throw new Error('an order without its policy');
  return { order, policy };
}

/** @throws also when nothing was charged for it */
export async function readPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaidOrder> {
  const { order, policy, attempt } = await readAll(db, orderId);
  if (!order || !policy || !attempt) throw new Error('an order that nobody paid');
  return { order, policy, attempt };
}
