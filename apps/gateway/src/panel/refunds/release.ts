import type { refundRelease } from '@sigorta/contracts/panel/refund-asks';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

/** more are another list */
const mostAtOnce = 200;

/** All refunds that wait under the ceiling now, as one list: it lapses when one of them goes another way. */
export const askRelease: Handler<typeof refundRelease, JobContext> = async (context, { reason }, call) => {
  const staff = requireAllPartners(staffOf(call));
  const count = await context.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('refund')
      .select(['id', 'order_id', 'amount'])
      .where('state', '=', 'MANUAL')
      .where('phase', '=', 'held')
      .where('held', '=', 'ceiling')
      .orderBy('created_at')
      .limit(mostAtOnce)
      .execute();
    if (held.length === 0) throw new Refusal('request-closed');
    await openProposal(context, trx, staff, {
      kind: 'release',
      subject: 'ceiling',
      orderId: null,
      partnerId: null,
      amount: held.reduce((sum, { amount }) => sum + amount, 0),
      payload: { refunds: held.map(({ id, order_id, amount }) => ({ id, orderId: order_id, amount })) },
      reason,
    });
    return held.length;
  });
  return { count };
};
