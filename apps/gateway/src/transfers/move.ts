import { mover } from '../purchase/move.ts';
import type { TransferMoneyState, TransferState } from '../purchase/states.ts';

export const moveTransfer = mover<'transfer', TransferState>('transfer');
export const moveMoney = mover<'transfer_money', TransferMoneyState>('transfer_money');
