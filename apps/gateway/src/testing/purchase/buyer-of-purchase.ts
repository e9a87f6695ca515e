import type { Context } from '../../platform/context.ts';
import { nameOfOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';

/** The buyer's name of a purchase, opened; empty where it names nobody. */
export const buyerOfPurchase = async (
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  orderId: string,
): Promise<string> => {
  const row = await db
    .selectFrom('purchase_order')
    .select(['quote_id', 'buyer_name'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return nameOfOrder(dataKeys, row) ?? '';
};
