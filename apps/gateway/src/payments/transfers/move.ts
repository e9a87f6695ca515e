import { mover } from '../../platform/transitions/move.ts';
import type { TransferMoneyState, TransferState } from '../../platform/transitions/states.ts';

export const moveTransfer = mover<'transfer', TransferState>('transfer');
export const moveMoney = mover<'transfer_money', TransferMoneyState>('transfer_money');
