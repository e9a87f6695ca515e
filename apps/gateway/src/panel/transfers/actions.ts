import type {
  panelTransferEnter,
  panelTransferReject,
  panelTransferSettle,
} from '@sigorta/contracts/panel/transfers';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { PaymentContext } from '../../payments/context.ts';
import { enterMoney } from '../../payments/transfers/enter-money.ts';
import { rejectTransfer } from '../../payments/transfers/reject-transfer.ts';
import { settleMoney } from '../../payments/transfers/settle-money.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { transferOf } from '../../purchase/machine/step.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { partnerOfTransfer } from './in-scope.ts';

export const enterTransfer: Handler<typeof panelTransferEnter, PaymentContext> = async (
  context,
  request,
  call,
) => {
  const staff = staffOf(call);
  const now = context.clock();
  const partnerId = await partnerOfTransfer(context, request.id, staff);
  if (request.arrivedOn > todayInIstanbul(now))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'arrivedOn', message: 'payment.error.arrivedOn' }],
    });
  const arrival = {
    transferId: request.id,
    amountMinor: request.amount.minor,
    arrivedOn: request.arrivedOn,
    note: request.note || null,
    staffId: staff.id,
  };
  const { verdict } = await enterMoney(context, arrival, (trx, entered) =>
    audit(context, trx, staff, {
      action: 'transfer.entered',
      subject: { kind: 'purchase', id: entered.orderId },
      partnerId,
      reason: arrival.note,
      detail: { amount: arrival.amountMinor, arrivedOn: request.arrivedOn, verdict: entered.verdict },
    }),
  );
  if (verdict !== 'right') context.log.warn({ event: 'transfer-needs-a-person', state: verdict });
  context.wake();
  return { verdict };
};

export const settleTransfer: Handler<typeof panelTransferSettle, PaymentContext> = async (
  context,
  { id, how, note },
  call,
) => {
  const staff = staffOf(call);
  const partnerId = await partnerOfTransfer(context, id, staff);
  const settlement = { transferId: id, how, note, staffId: staff.id };
  await settleMoney(context, settlement, (trx, { orderId, amountMinor }) =>
    audit(context, trx, staff, {
      action: how === 'take' ? 'transfer.taken' : 'transfer.returned',
      subject: { kind: 'purchase', id: orderId },
      partnerId,
      reason: note,
      detail: { amount: amountMinor },
    }),
  );
  context.wake();
  return { success: true };
};

export const rejectWaiting: Handler<typeof panelTransferReject, PaymentContext> = async (
  context,
  { id, note },
  call,
) => {
  const staff = staffOf(call);
  const partnerId = await partnerOfTransfer(context, id, staff);
  await rejectTransfer(context, id, async (trx, { purchase }) => {
    const { order } = transferOf({ purchase }, id);
    await audit(context, trx, staff, {
      action: 'transfer.rejected',
      subject: { kind: 'purchase', id: order.id },
      partnerId,
      reason: note,
    });
  });
  context.wake();
  return { success: true };
};
