import type { Context } from '../../platform/context.ts';
import type { Billing } from '../../platform/database/tables/purchase-tables.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openBilling } from '../../platform/sensitive/sealed-billing.ts';

/** Where an order's letters and invoice go now. */
export const billingOfOrder = async (
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  orderId: string,
): Promise<Billing> =>
  openBilling(
    dataKeys,
    await db
      .selectFrom('purchase_order')
      .select(['quote_id', 'billing'])
      .select(recordKey('purchase_order.quote_id'))
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  );
