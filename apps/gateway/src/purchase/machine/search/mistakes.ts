import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import { tasksOf } from '../due.ts';
import { notMade } from '../policy.ts';
import { keptOf, leftOf, type Step } from '../step.ts';
import {
  agreedOnAll,
  attemptIn,
  attemptsOf,
  giveAllNow,
  goingOn,
  isEarlierLook,
  isOnItsWay,
  only,
  orderIn,
  orderOfCommand,
  refundIn,
  refundsOf,
  ruledBy,
  seeing,
  taking,
} from './mistaken.ts';
import { returnedOf } from './outside.ts';
import type { Machine } from './world.ts';

/**
 * Mistakes that money systems make, each put into a machine that is right otherwise. The first nine were in the code before
 * the machine. A search that does not find them proves nothing.
 */
export const mistakes: Record<string, Machine> = {
  'each order is looked at alone': only({
    decide: (purchase, command, world) => {
      const own = orderOfCommand(purchase, command);
      const isNew = command.do === 'start' || command.do === 'start-transfer';
      if (!own && !isNew) return decide(purchase, command, world);
      const orders = own ? [own] : [];
      const decision = decide({ ...purchase, orders }, command, world);
      if (decision.refused !== null) return decision;
      const others = purchase.orders.filter((one) => one !== own);
      return {
        ...decision,
        next: {
          ...purchase,
          orders: [...others, ...decision.next.orders].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        },
      };
    },
  }),
  'a failed question is taken for a refusal': taking((command) =>
    command.do === 'inquiry' && command.answer.k === 'failed'
      ? { ...command, answer: { k: 'declined' } }
      : command,
  ),
  'a refund is looked for by the total of what went back': only({
    hear: (command, { purchase, outside }) => {
      if (command.do !== 'refund-inquiry' || command.answer.k !== 'absent') return command;
      const refund = refundIn(purchase, command.refundId);
      const isDone = refund && returnedOf(outside, refund.attemptId) >= refund.amount;
      return isDone ? { ...command, answer: { k: 'done' } } : command;
    },
  }),
  'money goes back while nobody knows of the policy': goingOn((step, command, before) => {
    const order = agreedOnAll(command, before);
    if (order && (order.policy.st === 'asked' || order.policy.st === 'unknown')) giveAllNow(step, order.id);
  }),
  'all that was paid goes back, not what is left': only({
    decide: (purchase, command, world) => {
      const decision = decide(purchase, command, world);
      if (decision.refused !== null) return decision;
      const known = new Set(refundsOf(purchase).map(({ id }) => id));
      const isTooMuch = decision.next.orders.some((order) => {
        const kept = keptOf(order);
        const added = order.refunds.find(({ id }) => !known.has(id));
        return (
          kept &&
          added?.attemptId === kept.id &&
          order.goal === 'undo' &&
          leftOf(order) + added.amount < kept.paid
        );
      });
      /* the database refuses it, and the whole step with it */
      return isTooMuch ? { refused: 'internal-error' } : decision;
    },
  }),
  'all goes back and the insurer is not told': goingOn((step, command, before) => {
    const agreed = agreedOnAll(command, before);
    const order = agreed?.policy.st === 'inforce' ? orderIn(step.purchase, agreed.id) : undefined;
    if (!order) return;
    order.notice = null;
    giveAllNow(step, order.id);
  }),
  'staff give all back while a notice is on its way': only({
    decide: (purchase, command, world) => {
      const decision = decide(purchase, command, world);
      if (decision.refused === null || command.do !== 'propose' || command.proposal.kind !== 'refund')
        return decision;
      const next = structuredClone(purchase);
      const order = orderIn(next, command.orderId);
      if (order?.notice?.st !== 'open' || order.refunds.some(({ reason }) => reason === 'agreed'))
        return decision;
      const step: Step = { purchase: next, happened: [], ...world };
      giveAllNow(step, order.id);
      return { refused: null, next, happened: step.happened };
    },
  }),
  'an answer without proof is taken for money that went back': taking((command) =>
    command.do === 'refund-answer' && command.answer.k === 'unclear'
      ? { ...command, answer: { k: 'done' } }
      : command,
  ),
  'a charge has no age': only({
    decide: (purchase, command, world) => {
      if (command.do !== 'charge') return decide(purchase, command, world);
      return decide(purchase, command, {
        ...world,
        now: attemptIn(purchase, command.attemptId)?.createdAt ?? world.now,
      });
    },
  }),
  'a charge is sent again when its answer was lost': {
    decide: seeing((purchase, command) => {
      const attempt = command.do === 'charge' ? attemptIn(purchase, command.attemptId) : undefined;
      if (attempt?.st === 'asked') attempt.st = 'authed';
    }).decide,
    tasksOf: (purchase, rules) => [
      ...tasksOf(purchase, rules),
      ...attemptsOf(purchase)
        .filter(({ st, isUnclear }) => st === 'asked' && isUnclear)
        .map(({ id, createdAt }) => ({ work: 'charge', subject: id, at: createdAt }) as const),
    ],
  },
  'one answer that found nothing is believed': ruledBy({ absentTimes: 1, windowMs: 0 }),
  'money that is found late is ignored': taking((command, purchase) => {
    const isLate =
      (command.do === 'inquiry' || command.do === 'charge-answer') &&
      command.answer.k === 'charged' &&
      isEarlierLook(attemptIn(purchase, command.attemptId));
    return isLate ? ({ ...command, answer: { k: 'absent' } } as Command) : command;
  }),
  'money that is found late is always kept': only({
    decide: (purchase, command, world) => {
      const isFound = 'attemptId' in command && 'answer' in command && command.answer.k === 'charged';
      if (!isFound || !isEarlierLook(attemptIn(purchase, command.attemptId)))
        return decide(purchase, command, world);
      const own = orderOfCommand(purchase, command);
      const seen = own ? { ...own, until: Number.POSITIVE_INFINITY } : undefined;
      const decision = decide({ ...purchase, orders: seen ? [seen] : [] }, command, world);
      if (decision.refused !== null) return decision;
      const kept = decision.next.orders[0];
      const orders = purchase.orders.map((one) =>
        one === own && kept ? { ...kept, until: own.until } : one,
      );
      return { ...decision, next: { ...purchase, orders } };
    },
  }),
  'who asked may decide': taking((command, purchase) => {
    if (command.do !== 'decide') return command;
    const proposal = orderIn(purchase, command.orderId)?.proposals.find(
      ({ id }) => id === command.proposalId,
    );
    return proposal?.by === command.by ? { ...command, by: 'nobody' } : command;
  }),
  'a refund is sent again when its answer was lost': goingOn((step, command) => {
    const refund = command.do === 'refund-answer' ? refundIn(step.purchase, command.refundId) : undefined;
    if (refund?.st === 'unknown') refund.st = 'due';
  }),
  'a refusal of an older notice is believed': taking((command, purchase) => {
    if (command.do !== 'end-answer' || command.answer.k !== 'refused') return command;
    return { ...command, noticeId: orderIn(purchase, command.orderId)?.notice?.id ?? command.noticeId };
  }),
  'an insurer is not looked at after it made no policy': only({
    tasksOf: (purchase, rules) =>
      tasksOf(purchase, rules).filter(
        ({ work, subject }) => work !== 'find-policy' || orderIn(purchase, subject)?.policy.st !== 'refused',
      ),
  }),
  'a policy that was called for once is taken for one that never was': seeing((purchase, command) => {
    const order = command.do === 'decide' ? orderIn(purchase, command.orderId) : undefined;
    if (order?.policy.st === 'due') order.policy.calls = 0;
  }),
  'an answer that found nothing is dated by when it came': taking((command, _, now) =>
    'askedAt' in command && command.answer.k === 'absent' ? { ...command, askedAt: now } : command,
  ),
  'a refusal of an older call is believed': goingOn((step, command, before) => {
    if (command.do !== 'issue-answer' || command.answer.k !== 'refused') return;
    const [order, was] = [orderIn(step.purchase, command.orderId), orderIn(before, command.orderId)?.policy];
    const isWaiting = was?.st === 'asked' || was?.st === 'unknown';
    if (order && isWaiting && command.call !== was.calls) notMade(step, order, 'said');
  }),
  'a refusal of the second call is believed of the first': goingOn((step, command) => {
    const order = command.do === 'issue-answer' && orderIn(step.purchase, command.orderId);
    if (order && command.answer.k === 'refused' && order.policy.st === 'refused') order.policy.why = 'said';
  }),
  'a refusal of an older try is believed': taking((command, purchase) => {
    if (command.do !== 'refund-answer' || command.answer.k !== 'refused') return command;
    return { ...command, try: refundIn(purchase, command.refundId)?.tries ?? command.try };
  }),
  'a policy that is being ended is called in force': goingOn((step, command, before) => {
    if (command.do !== 'policy-inquiry' || command.answer.k !== 'active') return;
    const order = orderIn(step.purchase, command.orderId);
    const was = orderIn(before, command.orderId)?.policy.st;
    if (!order?.notice || (was !== 'ending' && was !== 'endunknown') || leftOf(order) === 0) return;
    order.policy.st = 'inforce';
    order.notice.st = 'refused';
    Object.assign(order, { goal: 'fulfil', give: null, reason: null });
  }),
  'a part is sent again before the day of its provider is closed': ruledBy({ partAgainMs: 0 }),
  'two refunds of a charge are on their way at once': seeing(
    (purchase, command) => {
      const refund = command.do === 'send-refund' ? refundIn(purchase, command.refundId) : undefined;
      for (const one of refundsOf(purchase))
        if (refund && one !== refund && isOnItsWay(one)) one.attemptId = 'another';
    },
    (next, before) => {
      for (const one of refundsOf(next)) one.attemptId = refundIn(before, one.id)?.attemptId ?? one.attemptId;
    },
  ),
  'a try is closed while the buyer may still pay at his bank': seeing(
    (purchase, command) => {
      const attempt = command.do === 'inquiry' ? attemptIn(purchase, command.attemptId) : undefined;
      if (attempt?.st === 'asked') attempt.takenBy = 'us';
    },
    (next, before) => {
      for (const one of attemptsOf(next)) one.takenBy = attemptIn(before, one.id)?.takenBy ?? one.takenBy;
    },
  ),
  'a policy is said to stand while its notice is on its way': seeing(
    (purchase, command) => {
      const order = 'orderId' in command ? orderIn(purchase, command.orderId) : undefined;
      const isOpen = order?.notice?.st === 'open' && order.policy.st === 'endunknown';
      if (isOpen && order.notice && (command.do === 'propose' || command.do === 'decide'))
        order.notice.isStuck = true;
    },
    (next, before) => {
      for (const { id, notice } of next.orders)
        if (notice?.st === 'open') notice.isStuck = orderIn(before, id)?.notice?.isStuck ?? notice.isStuck;
    },
  ),
  'a late look that failed is counted': taking((command, purchase) => {
    if (command.do !== 'inquiry' && command.do !== 'policy-inquiry') return command;
    const isLate =
      command.do === 'inquiry'
        ? attemptIn(purchase, command.attemptId)?.st === 'none'
        : orderIn(purchase, command.orderId)?.policy.st === 'refused';
    const isFailed = command.answer.k === 'failed' || command.answer.k === 'strange';
    return isLate && isFailed ? ({ ...command, answer: { k: 'absent' } } as Command) : command;
  }),
  'what somebody gave back before is given back again': taking((command) =>
    (command.do === 'inquiry' || command.do === 'charge-answer') && command.answer.k === 'charged'
      ? { ...command, answer: { ...command.answer, returned: 0 } }
      : command,
  ),
  'another amount is taken for the right one': taking((command, purchase) => {
    if ((command.do !== 'inquiry' && command.do !== 'charge-answer') || command.answer.k !== 'charged')
      return command;
    const attempt = attemptIn(purchase, command.attemptId);
    return { ...command, answer: { ...command.answer, paid: attempt?.paid ?? command.answer.paid } };
  }),
};
