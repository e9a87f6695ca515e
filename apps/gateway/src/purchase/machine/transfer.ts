import { keep } from './charge.ts';
import type { Command } from './command.ts';
import type { Attempt, Order, Transfer } from './state.ts';
import { isAlive, No, type Step, transferOf } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const attemptOfTransfer = (step: Step, transfer: Transfer, id: string): Attempt => ({
  id,
  st: 'charged',
  why: null,
  method: 'transfer',
  takenBy: 'us',
  secure: false,
  hasPage: false,
  isUnclear: false,
  price: transfer.amount,
  paid: transfer.amount,
  createdAt: step.now,
  askedAt: step.now,
  closedAt: step.now,
  looks: 0,
  absent: 0,
  lookedAt: null,
  from: null,
  chargedAt: step.now,
  paymentId: null,
  isSurplus: false,
});

function take(step: Step, order: Order, transfer: Transfer, attemptId: string): void {
  const attempt = attemptOfTransfer(step, transfer, attemptId);
  transfer.st = 'taken';
  order.attempts.push(attempt);
  step.happened.push({ ev: 'charged', orderId: order.id, id: attempt.id });
  keep(step, order, attempt);
  step.happened.push({ ev: 'transfer-taken', orderId: order.id, id: transfer.id });
}

/** Whether money that came otherwise than it was waited for may pay for its order after all. */
export const mayPay = (
  { purchase }: Pick<Step, 'purchase'>,
  { order, transfer }: { order: Order; transfer: Transfer },
  amount: number,
): boolean =>
  (transfer.st === 'stuck' || transfer.st === 'over') &&
  amount >= transfer.amount &&
  order.goal === 'open' &&
  !purchase.orders.some(isAlive) &&
  !purchase.orders.some(({ attempts }) => attempts.some(({ st }) => st === 'asked'));

export const transferCommands = {
  /** Money under the reference, as the bank's statement says. Late or second money changes nothing: it is a case. */
  'money-arrived': (step: Step, { transferId, amount, attemptId }: Of<'money-arrived'>) => {
    const order = step.purchase.orders.find((one) => one.transfer?.id === transferId);
    /* an earlier one of an order that asked for another since: it is over, as any late one is */
    if (!order?.transfer) return;
    const { transfer } = order;
    if (transfer.st !== 'waiting' || transfer.until <= step.now) return;
    if (amount === transfer.amount) return take(step, order, transfer, attemptId);
    transfer.st = 'stuck';
    step.happened.push({ ev: 'transfer-stuck', orderId: order.id, id: transfer.id });
  },

  /** A person lets money that was wrong or late pay for the order after all. */
  'take-transfer': (step: Step, { transferId, amount, attemptId, isWanted }: Of<'take-transfer'>) => {
    const { order, transfer } = transferOf(step, transferId);
    if (!isWanted || !mayPay(step, { order, transfer }, amount)) throw new No('request-closed');
    take(step, order, transfer, attemptId);
  },

  /** Nobody waits for it any more: its time is over, a person said so, or its money goes back. */
  'drop-transfer': (step: Step, { transferId }: Of<'drop-transfer'>) => {
    const { order, transfer } = transferOf(step, transferId);
    if (transfer.st !== 'waiting' && transfer.st !== 'stuck') throw new No('request-closed');
    transfer.st = 'over';
    step.happened.push({ ev: 'transfer-over', orderId: order.id, id: transfer.id });
  },
};
