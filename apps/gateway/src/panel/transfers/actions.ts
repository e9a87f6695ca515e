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
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { partnerOfTransfer } from './in-scope.ts';

export const enterTransfer: Handler<typeof panelTransferEnter, PaymentContext> = async (
  context,
  request,
  call,
) => {
  const staff = staffOf(call);
  const { db, clock } = context;
  const now = clock();
  const partnerId = await partnerOfTransfer(context, request.id, staff);
  if (request.arrivedOn > todayInIstanbul(now))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'arrivedOn', message: 'payment.error.arrivedOn' }],
    });
  const { verdict } = await db.transaction().execute(async (trx) => {
    const entered = await enterMoney(
      context,
      trx,
      {
        transferId: request.id,
        amountMinor: request.amount.minor,
        arrivedOn: request.arrivedOn,
        note: request.note || null,
        staffId: staff.id,
      },
      now,
    );
    await audit(context, trx, staff, {
      action: 'transfer.entered',
      subject: { kind: 'purchase', id: entered.orderId },
      partnerId,
      reason: request.note || null,
      detail: { amount: request.amount.minor, arrivedOn: request.arrivedOn, verdict: entered.verdict },
    });
    return entered;
  });
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
  await context.db.transaction().execute(async (trx) => {
    const settlement = { transferId: id, how, note, staffId: staff.id };
    const { orderId, amountMinor } = await settleMoney(context, trx, settlement, context.clock());
    await audit(context, trx, staff, {
      action: how === 'take' ? 'transfer.taken' : 'transfer.returned',
      subject: { kind: 'purchase', id: orderId },
      partnerId,
      reason: note,
      detail: { amount: amountMinor },
    });
  });
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
  await context.db.transaction().execute(async (trx) => {
    const { orderId } = await rejectTransfer(trx, id, context.clock());
    await audit(context, trx, staff, {
      action: 'transfer.rejected',
      subject: { kind: 'purchase', id: orderId },
      partnerId,
      reason: note,
    });
  });
  context.wake();
  return { success: true };
};
