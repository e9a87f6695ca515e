import { replaceOthers } from './charge.ts';
import type { Command, NewOrder } from './command.ts';
import { type Attempt, noPolicy, type Order } from './state.ts';
import { isAlive, No, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const freshOrder = (order: NewOrder): Order => ({
  ...order,
  goal: 'open',
  give: null,
  reason: null,
  isDelivered: false,
  attempts: [],
  policy: noPolicy,
  notice: null,
  refunds: [],
  transfer: null,
  proposals: [],
});

/** The order, with what is offered now; made when it is its first try. @throws No when the quote is bought or being paid */
function openOrder(step: Step, wanted: NewOrder): Order {
  const { orders } = step.purchase;
  const known = orders.find(({ id }) => id === wanted.id);
  if ((known && known.goal !== 'open') || orders.some(isAlive)) throw new No('already-paid');
  if (orders.some(({ transfer }) => transfer?.st === 'stuck')) throw new No('already-paid');
  const mayMove = ({ st }: Attempt) => st === 'authed' || st === 'asked';
  if (orders.some(({ attempts }) => attempts.some(mayMove))) throw new No('payment-in-progress');
  /* no answer yet whether the buyer can go to the bank: a second press of the same button */
  const isStarting = ({ st, hasPage }: Attempt) => st === 'open' && !hasPage;
  if (orders.some(({ attempts }) => attempts.some(isStarting))) throw new No('payment-in-progress');
  if (known) return Object.assign(known, wanted);
  const order = freshOrder(wanted);
  orders.push(order);
  return order;
}

export const startCommands = {
  start: (step: Step, { order: wanted, attempt }: Of<'start'>) => {
    const order = openOrder(step, wanted);
    replaceOthers(step, null);
    const isTakenByBank = attempt.takenBy === 'bank';
    order.attempts.push({
      ...attempt,
      st: isTakenByBank ? 'asked' : 'open',
      why: null,
      method: 'card',
      hasPage: false,
      isUnclear: false,
      createdAt: step.now,
      askedAt: isTakenByBank ? step.now : null,
      closedAt: null,
      looks: 0,
      absent: 0,
      lookedAt: null,
      from: null,
      chargedAt: null,
      paymentId: null,
      isSurplus: false,
    });
    step.happened.push({ ev: 'attempt-open', orderId: order.id, id: attempt.id });
  },

  'start-transfer': (step: Step, { order: wanted, transfer }: Of<'start-transfer'>) => {
    const known = step.purchase.orders.find(({ id }) => id === wanted.id);
    if (known?.transfer?.st === 'waiting') {
      /* asked for again with the same amount it is the same transfer */
      if (known.transfer.amount !== transfer.amount) throw new No('payment-in-progress');
      return;
    }
    const order = openOrder(step, wanted);
    replaceOthers(step, null);
    order.transfer = { ...transfer, st: 'waiting' };
    step.happened.push({ ev: 'transfer-open', orderId: order.id, id: transfer.id });
  },
};
