import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';

/**
 * Staff may have corrected the address of a purchase while its mail was on its way: then it went to the old one, and goes once more.
 * @throws Error when the mail went to another address than the purchase has now
 */
export const stillAddressedTo = async (
  trx: Transaction<Database>,
  keys: DataKeys,
  orderId: string,
  sentTo: string,
): Promise<void> => {
  const order = await trx
    .selectFrom('purchase_order')
    .select(['quote_id', 'billing'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (mailOf(keys, order) !== sentTo)
    throw new Error('the address was corrected while the mail was on its way');
};
