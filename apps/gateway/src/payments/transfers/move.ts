import { mover } from '../../platform/transitions/move.ts';
import type { TransferMoneyState } from '../../platform/transitions/states.ts';

export const moveMoney = mover<'transfer_money', TransferMoneyState>('transfer_money');
