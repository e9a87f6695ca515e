import type { Command } from './command.ts';
import { ended, noticeToEnd, stands } from './end.ts';
import { notMade } from './policy.ts';
import { giveAllBack, isNotSent, reserve, settleMoney } from './refund.ts';
import type { Rules } from './rules.ts';
import type { Order, Proposal, Refund } from './state.ts';
import { isKeptByInsurer, keptOf, leftOf, No, orderOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const heldRefund = (order: Order, { refundId }: Proposal): Refund => {
  const refund = order.refunds.find(({ id }) => id === refundId);
  if (refund?.st !== 'held') throw new No('request-closed');
  return refund;
};

/** What may be given back at all now, kuruş: an order that is undone already gives by itself. */
export const refundableOf = (order: Order): number => (order.goal === 'fulfil' ? leftOf(order) : 0);

/** Nobody knows whether its insurer made a policy, or it holds something else under our reference. */
export const isPolicyOpen = ({ policy }: Order): boolean => policy.isStrange || policy.st === 'unknown';

/** @param least kuruş @throws No when the amount asked for is not within */
function guardAmount({ amount }: Proposal, least: number, most: number): void {
  if (amount === null || amount < least || amount > most) throw new No('invalid-input');
}

/** Whether the insurer may be answered for: nobody knows what became of a notice, or its money is back and it said no. */
export const maySayItEnded = (order: Order): boolean => {
  const { policy, notice } = order;
  const isOpen = notice?.st === 'open' && (policy.st === 'endunknown' || notice.isStuck);
  return isOpen || isKeptByInsurer(order);
};

/** A notice that nobody answers, or one the insurer said no to although all was to go back. */
export function maySayItStands({ goal, policy, notice }: Order): boolean {
  if (!notice?.isStuck) return false;
  return notice.st === 'open' || (notice.st === 'refused' && goal === 'fulfil' && policy.st === 'inforce');
}

/** Nobody knows where it is: what may be on its way would go twice. */
const isLost = ({ rules }: Step, order: Order, refund: Refund): boolean =>
  (refund.held === 'unknown' || refund.isDoubtful) && !isNotSent(order, refund, rules);

/** Nobody sends by hand what may be on its way. */
export const maySendByHand = (order: Order, refund: Refund, rules: Rules): boolean =>
  refund.st === 'held' && isNotSent(order, refund, rules);

/** Whether the deed could be done now. @throws No */
function guard(step: Step, order: Order, proposal: Proposal): void {
  const { rules } = step;
  switch (proposal.kind) {
    case 'refund': {
      const most = refundableOf(order);
      if (most === 0) throw new No('request-closed');
      guardAmount(proposal, 1, most);
      return;
    }
    case 'release': {
      const refund = heldRefund(order, proposal);
      if (refund.held === 'transfer' || isLost(step, order, refund)) throw new No('request-closed');
      return;
    }
    case 'hand':
      if (!maySendByHand(order, heldRefund(order, proposal), rules)) throw new No('request-closed');
      return;
    case 'no-policy':
      if (!isPolicyOpen(order)) throw new No('request-closed');
      return;
    case 'ended':
      if (!maySayItEnded(order)) throw new No('request-closed');
      guardAmount(proposal, 0, leftOf(order));
      return;
    case 'stands':
      /* a notice that is still on its way would end what was said to stand */
      if (!maySayItStands(order)) throw new No('request-closed');
      return;
  }
}

/** A part goes back beside the order; all of it undoes the order, and goes when no policy is in force. */
function refund(step: Step, order: Order, amount: number): void {
  const kept = keptOf(order);
  if (!kept) throw new No('request-closed');
  if (amount < leftOf(order)) {
    reserve(step, order, { attempt: kept, amount, reason: 'agreed-part', held: null });
    return;
  }
  giveAllBack(order, 'agreed');
  /* never asked for, so there is nothing to end */
  if (order.policy.st === 'due') {
    if (order.policy.calls === 0) {
      notMade(step, order, 'never');
      return;
    }
    order.policy.st = 'unknown';
    return;
  }
  if (order.policy.st === 'inforce') noticeToEnd(step, order, 'staff');
  settleMoney(step, order);
}

function carryOut(step: Step, order: Order, proposal: Proposal): void {
  switch (proposal.kind) {
    case 'refund':
      refund(step, order, proposal.amount ?? 0);
      return;
    case 'release': {
      const held = heldRefund(order, proposal);
      held.isReleased = true;
      held.held = null;
      held.st = 'due';
      held.from = step.now;
      step.happened.push({ ev: 'refund-due', orderId: order.id, id: held.id });
      return;
    }
    case 'hand': {
      const held = heldRefund(order, proposal);
      held.st = 'done';
      held.how = 'hand';
      held.held = null;
      step.happened.push({ ev: 'refund-done', orderId: order.id, id: held.id });
      return;
    }
    case 'no-policy':
      order.policy.isStrange = false;
      notMade(step, order, 'said');
      return;
    case 'ended':
      ended(step, order, proposal.amount);
      return;
    case 'stands':
      stands(step, order, 'staff');
      return;
  }
}

const seemsMade: ReadonlySet<Order['policy']['st']> = new Set(['due', 'asked', 'unknown']);

/** Whether a proposal can never be done any more. One that only has to wait for an answer of the outside is none. */
function isOver(order: Order, proposal: Proposal): boolean {
  const { policy, notice, refunds } = order;
  switch (proposal.kind) {
    case 'refund':
      return refundableOf(order) < Math.max(1, proposal.amount ?? 0);
    case 'release':
    case 'hand':
      return refunds.find(({ id }) => id === proposal.refundId)?.st !== 'held';
    case 'no-policy':
      return !policy.isStrange && !seemsMade.has(policy.st);
    case 'ended':
      return (notice?.st !== 'open' && !isKeptByInsurer(order)) || (proposal.amount ?? 0) > leftOf(order);
    case 'stands':
      return notice?.st !== 'open' && !maySayItStands(order);
  }
}

/** Takes away what nobody can approve any more: nothing of it is done, and who asked is told. */
export function lapseProposals({ purchase, happened }: Step): void {
  for (const order of purchase.orders) {
    const over = order.proposals.filter((proposal) => isOver(order, proposal));
    if (over.length === 0) continue;
    order.proposals = order.proposals.filter((proposal) => !over.includes(proposal));
    for (const { id } of over) happened.push({ ev: 'proposal-lapsed', orderId: order.id, id });
  }
}

export const staffCommands = {
  propose: (step: Step, { orderId, proposal }: Of<'propose'>) => {
    const order = orderOf(step, orderId);
    guard(step, order, proposal);
    const isSame = ({ kind, refundId }: Proposal) => kind === proposal.kind && refundId === proposal.refundId;
    if (order.proposals.some(isSame)) throw new No('request-closed');
    order.proposals.push(proposal);
  },

  /** Part of a larger proposal, which was asked for and decided as one. */
  agreed: (step: Step, { orderId, proposal, by }: Of<'agreed'>) => {
    const order = orderOf(step, orderId);
    if (proposal.by === by) throw new No('not-allowed');
    guard(step, order, proposal);
    carryOut(step, order, proposal);
  },

  /** Who asked cannot decide, and everything is looked at again. */
  decide: (step: Step, { orderId, proposalId, by, isApproved }: Of<'decide'>) => {
    const order = orderOf(step, orderId);
    const proposal = order.proposals.find(({ id }) => id === proposalId);
    if (!proposal) throw new No('request-closed');
    if (proposal.by === by) throw new No('not-allowed');
    if (isApproved) guard(step, order, proposal);
    order.proposals = order.proposals.filter(({ id }) => id !== proposalId);
    if (isApproved) carryOut(step, order, proposal);
  },
};
