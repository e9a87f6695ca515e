import { createHmac } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { type CalledOrder, phoneOfOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { type BilledOrder, mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { derivedKey } from '../../platform/sensitive/secret-key.ts';
import { isOfOurs } from '../../platform/sensitive/signing-keys.ts';

const markUnder = (key: Buffer, orderId: string, email: string): string =>
  createHmac('sha256', derivedKey(key, 'own address'))
    .update(`${orderId}|${email}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * What the link of a mail holds beside the purchase: only who reads mails to that address has it, and an address that was
 * corrected since has another.
 */
export const addressMark = (
  { signingKeys }: Pick<Context, 'signingKeys'>,
  orderId: string,
  email: string,
): string => markUnder(signingKeys[0], orderId, email);

/** Letters are kept for years: one that was signed with a key of before still says what it said. */
export const isAddressMark = (
  { signingKeys }: Pick<Context, 'signingKeys'>,
  orderId: string,
  email: string,
  mark: string,
): boolean => isOfOurs(signingKeys, mark, (key) => markUnder(key, orderId, email));

/**
 * Whether an address is known to be the buyer's own: who holds the purchase came from a mail to it, of this purchase or of an
 * earlier one with the same phone and address.
 */
export async function isOwnAddress(
  { db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>,
  order: BilledOrder & CalledOrder & { id: string },
): Promise<boolean> {
  const own = mailOf(dataKeys, order);
  const phone = phoneOfOrder(dataKeys, order);
  const opened = await db
    .selectFrom('delivery')
    .innerJoin('purchase_order', 'purchase_order.id', 'delivery.order_id')
    .select(['purchase_order.quote_id', 'purchase_order.billing'])
    .select(recordKey('purchase_order.quote_id'))
    .where('delivery.channel', '=', 'mail')
    .where('delivery.state', '=', 'opened')
    .where('delivery.is_to_old_address', '=', false)
    .where((either) =>
      either.or([
        either('purchase_order.id', '=', order.id),
        ...(phone === null ? [] : [hasPhone('purchase_order', dataKeys, phone)]),
      ]),
    )
    .execute();
  return own !== '' && opened.some((one) => mailOf(dataKeys, one) === own);
}
