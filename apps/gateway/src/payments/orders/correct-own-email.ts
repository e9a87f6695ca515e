import type { purchaseEmail } from '@sigorta/contracts/operations/purchase-email';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import { ownerTest } from '../../buyers/owner.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockPurchase } from '../../purchase/store/rows.ts';
import { correctAddress, countCorrection } from './correct-address.ts';

/**
 * The address of a purchase, corrected by its buyer: a code to the purchase's phone proves who that is. The session that bought is
 * not enough, because whoever finds a browser open could have the papers sent anywhere.
 * @throws Refusal `not-found` also for somebody else's purchase, `sign-in-required` before the code, `invalid-input` for the address
 * it has
 */
export const correctOwnEmail: Handler<typeof purchaseEmail, JobContext> = async (context, request, call) => {
  const { purchaseId: orderId, email } = request;
  const order = await context.db
    .selectFrom('purchase_order')
    .select(['quote_id', 'session_id', 'phone'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const isOwn = await ownerTest(context, call);
  if (!order || !isOwn(order)) throw new Refusal('not-found');
  const phone = await provenPhone(context, call);
  if (phone === null || phone !== order.phone) throw new Refusal('sign-in-required');
  await countCorrection(context, orderId);
  const { isSentAgain } = await context.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, order.quote_id, context.clock);
    return correctAddress(context, trx, orderId, email);
  });
  context.log.info({ event: 'email-corrected-by-buyer', orderId });
  context.wake();
  return { success: true, isSentAgain };
};
