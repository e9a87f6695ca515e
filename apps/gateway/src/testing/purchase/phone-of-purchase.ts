import type { Context } from '../../platform/context.ts';
import { phoneOfOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';

/** The phone of a purchase, opened; empty where it has none. @param orderId of any where none is named */
export const phoneOfPurchase = async (
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  orderId?: string,
): Promise<string> => {
  const row = await db
    .selectFrom('purchase_order')
    .select(['quote_id', 'phone'])
    .select(recordKey('purchase_order.quote_id'))
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId ?? ''))
    .executeTakeFirstOrThrow();
  return phoneOfOrder(dataKeys, row) ?? '';
};
