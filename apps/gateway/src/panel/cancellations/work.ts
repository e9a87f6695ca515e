import type {
  CancellationAction,
  panelCancellationAsk,
  panelCancellationSettle,
} from '@sigorta/contracts/panel/cancellations';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { askOfPurchase } from '../proposals/ask-purchase.ts';
import { actionsOf } from './actions-of.ts';
import { orderOfNotice, readNotice } from './read-notice.ts';
import type { NoticeInScope } from './rows.ts';

/** The notice, when it waits for this action. @throws Refusal `not-found`, `request-closed` */
async function noticeFor(
  context: Context,
  staff: Staff,
  id: string,
  action: CancellationAction,
): Promise<NoticeInScope> {
  const notice = await readNotice(context, staff, id);
  const order = await orderOfNotice(context, notice);
  if (!actionsOf(order, id).includes(action)) throw new Refusal('request-closed');
  return notice;
}

/** Asking again is safe: the insurer answers the same key the same. */
export const askAgain: Handler<typeof panelCancellationAsk, JobContext> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const { order_id } = await readNotice(context, staff, id);
  const purchaseId = await purchaseOf(context.db, 'purchase_order', order_id);
  await carryOut(context, purchaseId, async (trx) => {
    /* under the purchase's lock: the insurer may have answered meanwhile */
    const notice = await noticeFor({ ...context, db: trx }, staff, id, 'ask-again');
    await audit(context, trx, staff, {
      action: 'cancellation.asked-again',
      subject: { kind: 'purchase', id: notice.order_id },
      partnerId: notice.partner_id,
    });
    return { command: { do: 'look-again', orderId: notice.order_id } };
  });
  return { success: true };
};

const tooMuch = () =>
  new Refusal('invalid-input', { fields: [{ field: 'refund', message: 'error.invalid-input' }] });

/** What the insurer said on the telephone, as one person heard it; a second one decides. */
export const settleCancellation: Handler<typeof panelCancellationSettle, JobContext> = async (
  context,
  request,
  call,
) => {
  const staff = staffOf(call);
  const { id, how, note, refund } = request;
  const notice = await noticeFor(context, staff, id, how);
  if (how === 'cancelled' && !refund) throw tooMuch();
  await askOfPurchase(context, staff, {
    kind: how === 'cancelled' ? 'ended' : 'stands',
    orderId: notice.order_id,
    partnerId: notice.partner_id,
    /* what stays with the insurer is what the buyer was told he would get */
    amount: how === 'cancelled' ? (refund?.minor ?? 0) : notice.expected,
    payload: { noticeId: id },
    reason: note,
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'invalid-input') throw tooMuch();
    throw error;
  });
  return { success: true };
};
