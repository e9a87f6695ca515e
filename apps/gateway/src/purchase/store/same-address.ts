import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Staff may have corrected the address of a purchase while its mail was on its way: then it went to the old one, and goes once more.
 * @throws Error when the mail went to another address than the purchase has now
 */
export const stillAddressedTo = async (
  trx: Transaction<Database>,
  orderId: string,
  sentTo: string,
): Promise<void> => {
  const { billing } = await trx
    .selectFrom('purchase_order')
    .select('billing')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (billing.email !== sentTo) throw new Error('the address was corrected while the mail was on its way');
};
