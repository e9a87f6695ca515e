import type {
  panelTransferEnter,
  panelTransferReject,
  panelTransferSettle,
} from '@sigorta/contracts/panel/transfers';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { PaymentContext } from '../../payments/context.ts';
import { verdictOn } from '../../payments/transfers/enter-money.ts';
import { rejectTransfer } from '../../payments/transfers/reject-transfer.ts';
import { type Settled, settleMoney } from '../../payments/transfers/settle-money.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal, requireMayAsk } from '../../proposals/open.ts';
import { transferOf } from '../../purchase/machine/step.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { partnerOfTransfer } from './in-scope.ts';

/** What the bank's statement says, as one person read it; a second one agrees. */
export const enterTransfer: Handler<typeof panelTransferEnter, PaymentContext> = async (
  context,
  { id, amount, arrivedOn, note },
  call,
) => {
  const staff = staffOf(call);
  const now = context.clock();
  const partnerId = await partnerOfTransfer(context, id, staff);
  if (arrivedOn > todayInIstanbul(now))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'arrivedOn', message: 'payment.error.arrivedOn' }],
    });
  return context.db.transaction().execute(async (trx) => {
    const transfer = await trx
      .selectFrom('transfer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const verdict = verdictOn(transfer, amount.minor, now);
    await openProposal(context, trx, staff, {
      kind: 'transfer-entry',
      subject: id,
      orderId: transfer.order_id,
      partnerId,
      amount: amount.minor,
      payload: { arrivedOn, verdict },
      reason: note,
    });
    return { verdict };
  });
};

/** Ends a transaction that was only to show whether it could be done. */
class Tried extends Error {
  readonly settled: Settled;
  constructor(settled: Settled) {
    super('tried');
    this.settled = settled;
  }
}

/** Whether money could be settled so now: it is done and not kept. @throws Refusal when it cannot */
async function couldSettle(
  context: PaymentContext,
  transferId: string,
  how: 'take' | 'return',
): Promise<Settled> {
  try {
    await settleMoney(
      context,
      { transferId, how, note: '', agreedBy: 'nobody' },
      {
        before: async () => {},
        after: async (_, settled) => {
          throw new Tried(settled);
        },
      },
    );
  } catch (error) {
    if (error instanceof Tried) return error.settled;
    throw error;
  }
  throw new Error('what was to be tried was done');
}

export const settleTransfer: Handler<typeof panelTransferSettle, PaymentContext> = async (
  context,
  { id, how, note },
  call,
) => {
  const staff = staffOf(call);
  const partnerId = await partnerOfTransfer(context, id, staff);
  const kind = how === 'take' ? 'transfer-take' : 'transfer-return';
  const { orderId, amountMinor: amount } = await couldSettle(context, id, how);
  requireMayAsk(staff, kind, amount);
  const wanted = { kind, subject: id, orderId, partnerId, amount, payload: {}, reason: note } as const;
  await context.db.transaction().execute((trx) => openProposal(context, trx, staff, wanted));
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
