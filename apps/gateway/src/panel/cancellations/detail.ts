import { lira } from '@sigorta/contracts/money';
import type { panelCancellation } from '@sigorta/contracts/panel/cancellations';
import { coverOf } from '../../catalogue/cover-period.ts';
import type { Handler } from '../../platform/handler.ts';
import { policiesToCancel } from '../../policies/cancel/cancellable.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { proposalsOfOrder } from '../proposals/rows.ts';
import { actionsOf } from './actions-of.ts';
import { orderOfNotice, readNotice } from './read-notice.ts';
import { rowOf } from './rows.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const viewCancellation: Handler<typeof panelCancellation> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const notice = await readNotice(context, staff, id);
  const proposals = await proposalsOfOrder(context, staff, call.language, notice.order_id);
  const policy = await policiesToCancel(context)
    .where('purchase_order.id', '=', notice.order_id)
    .executeTakeFirstOrThrow();
  return {
    ...rowOf(context, call.language, notice),
    reason: notice.reason,
    paid: lira(policy.paid),
    expected: lira(notice.expected),
    cover: coverOf(policy.startsAt, policy.endsAt),
    signedAt: instant(policy.chargedAt ?? policy.issuedAt) ?? '',
    passOnBy: notice.pass_on_by.toISOString(),
    passedAt: instant(notice.passed_at),
    refundBy: instant(notice.refund_by),
    settledAt: instant(notice.settled_at),
    calls: notice.calls,
    refusal: notice.refusal,
    note: notice.note,
    actions: actionsOf(await orderOfNotice(context, notice), id),
    proposals,
  };
};
