import { lira } from '@sigorta/contracts/money';
import type { paymentDetail } from '@sigorta/contracts/panel/payments';
import { asksUpTo, mayAsk } from '@sigorta/contracts/panel/proposal-kinds';
import { deliveriesOf } from '../../platform/delivery/told-deliveries.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { calledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { maskedEmail } from '../masking/masked.ts';
import { phoneShown } from '../masking/phone-shown.ts';
import { proposalsOfOrder } from '../proposals/rows.ts';
import { orderInScope } from './order-in-scope.ts';
import { partsOfOrder } from './payment-detail.ts';
import { standingOf } from './refundable.ts';
import { paymentRows } from './rows.ts';

export const readPayment: Handler<typeof paymentDetail, JobContext> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const order = await orderInScope(context.db, id, staff);
  const standing = await standingOf(context, order.id);
  const [[row], parts, proposals, told] = await Promise.all([
    paymentRows(context, [order], call.language),
    partsOfOrder(context, id, staff, standing.byHand),
    proposalsOfOrder(context, staff, call.language, id),
    deliveriesOf(context.db, [id]),
  ]);
  if (!row) throw new Error('an order without its row');
  const isPolicy = order.kind === 'policy';
  return {
    ...row,
    language: order.language,
    insurer: isPolicy ? { id: order.insurer_id, name: order.insurer_name } : null,
    quoteId: isPolicy ? order.quote_id : null,
    phone: phoneShown(context, calledOrder(order)),
    email: maskedEmail(mailOf(context.dataKeys, order)),
    reason: order.reason,
    mail: order.mail_state,
    deliveries: told.get(id) ?? [],
    ...parts,
    refundable: lira(Math.min(standing.refundable, asksUpTo(staff.role, 'refund') ?? 0)),
    mayDeny:
      standing.isPolicyOpen &&
      mayAsk(staff.role, 'no-policy', standing.left) &&
      !proposals.some(({ kind, state }) => kind === 'no-policy' && state === 'asked'),
    proposals,
  };
};
