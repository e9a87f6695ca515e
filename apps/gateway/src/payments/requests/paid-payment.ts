import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';

/** @throws when nothing was paid */
export async function readPaidPayment(db: Kysely<Database>, orderId: string) {
  const order = await db
    .selectFrom('purchase_order')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempt = await db
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(isPayingAttempt)
    .executeTakeFirstOrThrow();
  return { order, payment, attempt };
}

export type PaidPayment = Awaited<ReturnType<typeof readPaidPayment>>;
