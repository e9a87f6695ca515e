import type { Handlers } from '../../main/operations.ts';
import { enterTransfer, rejectWaiting, settleTransfer } from './actions.ts';
import { listTransfers } from './list.ts';

export const transferHandlers = {
  panelTransfers: listTransfers,
  panelTransferEnter: enterTransfer,
  panelTransferSettle: settleTransfer,
  panelTransferReject: rejectWaiting,
} satisfies Partial<Handlers>;
