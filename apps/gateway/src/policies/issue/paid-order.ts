import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type {
  AttemptTable,
  PolicyTable,
  PurchaseOrderTable,
} from '../../platform/database/tables/purchase-tables.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';

export interface OrderWithPolicy {
  order: Selectable<PurchaseOrderTable> & { record_key: string | null };
  policy: Selectable<PolicyTable>;
}

export interface PaidOrder extends OrderWithPolicy {
  /** the charge that paid for the order */
  attempt: Selectable<AttemptTable>;
}

/** @throws when the order or its policy is not there: a job names only what exists */
export async function readOrder(db: Kysely<Database>, orderId: string): Promise<OrderWithPolicy> {
  const order = db
    .selectFrom('purchase_order')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId);
  const policy = db.selectFrom('policy').selectAll().where('order_id', '=', orderId);
  return {
    order: await order.executeTakeFirstOrThrow(),
    policy: await policy.executeTakeFirstOrThrow(),
  };
}

/** @throws also when nothing was charged for it */
export async function readPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaidOrder> {
  const attempt = await db
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(isPayingAttempt)
    .executeTakeFirstOrThrow();
  return { ...(await readOrder(db, orderId)), attempt };
}
