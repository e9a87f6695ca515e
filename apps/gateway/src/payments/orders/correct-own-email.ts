import type { purchaseEmail } from '@sigorta/contracts/operations/purchase-email';
import { isOwnAddress } from '../../buyers/letters/own-address.ts';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import { ownerTest } from '../../buyers/owner.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CalledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { BilledOrder } from '../../platform/sensitive/sealed-billing.ts';
import { isOfPhone } from '../../platform/sensitive/sealed-phone.ts';
import { lockPurchase } from '../../purchase/store/rows.ts';
import { correctAddress, countCorrection } from './correct-address.ts';

interface CorrectedOrder extends BilledOrder, CalledOrder {
  id: string;
  kind: 'policy' | 'payment';
}

/**
 * Whether the session that paid is proof enough: a general payment has no phone (decision 0179), and its page gives the receipt to
 * whoever sits there anyway. Once somebody came from a mail to the address it is right, and stays.
 */
export const sessionMayCorrect = async (
  context: Pick<Context, 'db' | 'dataKeys'>,
  order: CorrectedOrder,
): Promise<boolean> =>
  order.kind === 'payment' && order.phone === null && !(await isOwnAddress(context, order));

/**
 * The address of a purchase, corrected by its buyer: a code to the purchase's phone proves who that is. The session that bought is
 * not enough, because whoever finds a browser open could have the papers sent anywhere.
 * @throws Refusal `not-found` also for somebody else's purchase, `sign-in-required` before the code, `not-allowed` for a payment whose
 * address is known to be right, `invalid-input` for the address it has
 */
export const correctOwnEmail: Handler<typeof purchaseEmail, JobContext> = async (context, request, call) => {
  const { purchaseId: orderId, email } = request;
  const order = await context.db
    .selectFrom('purchase_order')
    .select(['id', 'kind', 'quote_id', 'session_id', 'phone', 'phone_key', 'billing'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  const isOwn = await ownerTest(context, call);
  if (!order || !isOwn(order)) throw new Refusal('not-found');
  if (order.kind === 'payment' && order.phone === null) {
    if (!(await sessionMayCorrect(context, order))) throw new Refusal('not-allowed');
  } else {
    const phone = await provenPhone(context, call);
    if (phone === null || !isOfPhone(context.dataKeys, order, phone)) throw new Refusal('sign-in-required');
  }
  await countCorrection(context, orderId);
  const { isSentAgain } = await context.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, order.quote_id, context.clock);
    return correctAddress(context, trx, orderId, email);
  });
  context.log.info({ event: 'email-corrected-by-buyer', orderId });
  context.wake();
  return { success: true, isSentAgain };
};
