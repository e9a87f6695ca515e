import { isNotSent, sureAfter } from './refund.ts';
import type { Rules } from './rules.ts';
import type { At, Attempt, Notice, Order, Purchase, Refund } from './state.ts';

/** Work that a purchase waits for, and since when it may be done. `subject`: the row it is about. */
export interface Task {
  work:
    | 'lapse'
    | 'charge'
    | 'inquire'
    | 'issue'
    | 'find-policy'
    | 'end'
    | 'send-refund'
    | 'inquire-refund'
    | 'expire-transfer';
  subject: string;
  at: At;
}

/** When to ask again: soon at first, then ever more rarely. */
const nextLook = (rules: Rules, looks: number, from: At): At =>
  from + Math.min(rules.longestLookMs, rules.firstLookMs * 2 ** Math.min(looks, 30));

/**
 * What was closed without anything found is looked at again, some times over a day: `absent` counts the looks that were
 * answered. One that said nothing is made again.
 */
function lateLook(
  rules: Rules,
  { closedAt, lookedAt, looks, absent }: Pick<Attempt, 'closedAt' | 'lookedAt' | 'looks' | 'absent'>,
): At | null {
  const after = rules.lateLooksMs[absent];
  if (closedAt === null || after === undefined) return null;
  return Math.max(closedAt + after, lookedAt === null ? 0 : nextLook(rules, looks, lookedAt));
}

/** Not before a busy provider wants to be asked again. */
const notBefore = <T extends At | null>({ from }: Pick<Attempt, 'from'>, at: T): T | At =>
  at === null ? at : Math.max(at, from ?? 0);

const taskAt = (work: Task['work'], subject: string, at: At | null): Task | null =>
  at === null ? null : { work, subject, at };

function inquiryAt(rules: Rules, { askedAt, createdAt, lookedAt, looks, isUnclear }: Attempt): At {
  const from = askedAt ?? createdAt;
  /* the call itself is still waited for */
  if (!isUnclear && lookedAt === null) return from + rules.graceMs;
  return nextLook(rules, looks, lookedAt ?? from);
}

/** What a policy waits for that is to end. */
function ofNotice(rules: Rules, { id: subject, goal, policy }: Order, notice: Notice): Task | null {
  const askedAt = notice.askedAt ?? 0;
  if (policy.st === 'inforce')
    return goal === 'undo' && notice.st === 'open' && !notice.isStuck
      ? { work: 'end', subject, at: 0 }
      : null;
  if (policy.st === 'ending') return { work: 'find-policy', subject, at: askedAt + rules.graceMs };
  /* the more often it was sent in vain, the more rarely it is asked about */
  const looks = policy.looks + notice.calls - 1;
  return { work: 'find-policy', subject, at: nextLook(rules, looks, policy.lookedAt ?? askedAt) };
}

/**
 * The buyer is at the bank, or his return was lost: the provider is asked some times before his time is over. What was missed is made up
 * for by one question.
 */
function ofOpen(rules: Rules, attempt: Attempt): Task {
  const { id: subject, createdAt, hasPage, lookedAt } = attempt;
  const lapse = {
    work: 'lapse',
    subject,
    at: createdAt + (hasPage ? rules.bankMs + 1 : rules.graceMs),
  } as const;
  const next = rules.openLooksMs.map((ms) => createdAt + ms).find((at) => at > (lookedAt ?? 0));
  if (!hasPage || next === undefined) return lapse;
  const at = notBefore(attempt, next);
  return at < lapse.at ? { work: 'inquire', subject, at } : lapse;
}

function ofAttempt(rules: Rules, attempt: Attempt): Task | null {
  const { id: subject, createdAt, askedAt } = attempt;
  switch (attempt.st) {
    case 'open':
      return ofOpen(rules, attempt);
    case 'authed':
      return { work: 'charge', subject, at: createdAt };
    case 'asked':
      return { work: 'inquire', subject, at: notBefore(attempt, inquiryAt(rules, attempt)) };
    case 'none':
      /* what never was sent to a provider cannot turn up there */
      return attempt.hasPage || askedAt !== null
        ? taskAt('inquire', subject, notBefore(attempt, lateLook(rules, attempt)))
        : null;
    case 'charged':
      return null;
  }
}

function ofPolicy(rules: Rules, order: Order): Task | null {
  const { id: subject, policy, notice } = order;
  if (policy.st === 'inforce' || policy.st === 'ending' || policy.st === 'endunknown')
    return notice && ofNotice(rules, order, notice);
  switch (policy.st) {
    case 'due':
      return order.goal === 'fulfil' ? { work: 'issue', subject, at: policy.from ?? 0 } : null;
    case 'asked':
      return { work: 'find-policy', subject, at: (policy.askedAt ?? 0) + rules.graceMs };
    case 'unknown':
      return {
        work: 'find-policy',
        subject,
        at: nextLook(rules, policy.looks, policy.lookedAt ?? policy.askedAt ?? 0),
      };
    case 'refused':
      return policy.calls === 0 ? null : taskAt('find-policy', subject, lateLook(rules, policy));
    default:
      return null;
  }
}

/** Another payment back of the same charge is on its way: it has to be over first. */
const isBlocked = (order: Order, { id, attemptId }: Refund): boolean =>
  order.refunds.some(
    (one) => one.id !== id && one.attemptId === attemptId && (one.st === 'sent' || one.st === 'unknown'),
  );

/** Asked until somebody may send it by hand, then rarely: it may turn up. */
function heldLook(rules: Rules, order: Order, refund: Refund): At | null {
  if (refund.tries === 0) return null;
  const askedAt = refund.askedAt ?? 0;
  if (isNotSent(order, refund, rules))
    return rules.lateLooksMs.map((ms) => askedAt + ms).find((at) => at > (refund.lookedAt ?? 0)) ?? null;
  const next = nextLook(rules, refund.looks, refund.lookedAt ?? askedAt);
  return refund.absent > 0 ? Math.max(next, askedAt + sureAfter(order, refund, rules)) : next;
}

function ofRefund(rules: Rules, order: Order, refund: Refund): Task | null {
  const { id: subject } = refund;
  switch (refund.st) {
    case 'due':
      return isBlocked(order, refund) ? null : { work: 'send-refund', subject, at: refund.from ?? 0 };
    case 'sent':
      return { work: 'inquire-refund', subject, at: (refund.askedAt ?? 0) + rules.graceMs };
    case 'unknown':
      return {
        work: 'inquire-refund',
        subject,
        at: notBefore(refund, nextLook(rules, refund.looks, refund.lookedAt ?? refund.askedAt ?? 0)),
      };
    case 'held':
      return taskAt('inquire-refund', subject, notBefore(refund, heldLook(rules, order, refund)));
    case 'done':
      return null;
  }
}

/** Everything that has to be done by itself. What is not here and not at an end lies with a person (cases.ts). */
export function tasksOf(purchase: Purchase, rules: Rules): Task[] {
  const tasks: (Task | null)[] = [];
  for (const order of purchase.orders) {
    for (const attempt of order.attempts) tasks.push(ofAttempt(rules, attempt));
    tasks.push(ofPolicy(rules, order));
    for (const refund of order.refunds) tasks.push(ofRefund(rules, order, refund));
    if (order.transfer?.st === 'waiting')
      tasks.push({ work: 'expire-transfer', subject: order.transfer.id, at: order.transfer.until });
  }
  return tasks.filter((task) => task !== null);
}
