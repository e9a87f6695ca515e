import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { OrderState } from '../../platform/transitions/states.ts';

/** What of an order's payment may still be given back, kuruş: what was charged, less every refund already begun. */
export const refundableOf = async (
  db: Kysely<Database>,
  order: { id: string; state: OrderState },
): Promise<number> => {
  if (!orderIs('refundable', order.state)) return 0;
  const attempt = await db
    .selectFrom('attempt')
    .select(['id', 'paid'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'CHARGED')
    .where('surplus', '=', false)
    .executeTakeFirst();
  if (!attempt) return 0;
  const { given } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | null>('amount').as('given'))
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  return attempt.paid - Number(given ?? 0);
};
