import type { PaymentContext } from '../../payments/context.ts';
import type { Handlers } from '../../platform/handler.ts';
import { enterTransfer, rejectWaiting, settleTransfer } from './actions.ts';
import { listTransfers } from './list.ts';

export const transferHandlers = {
  panelTransfers: listTransfers,
  panelTransferEnter: enterTransfer,
  panelTransferSettle: settleTransfer,
  panelTransferReject: rejectWaiting,
} satisfies Partial<Handlers<PaymentContext>>;
