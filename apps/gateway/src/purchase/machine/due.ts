import { isNotSent } from './refund.ts';
import type { Rules } from './rules.ts';
import type { At, Attempt, Order, Purchase, Refund } from './state.ts';

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

/** What was closed without anything found is looked at again, some times over a day. */
function lateLook(rules: Rules, closedAt: At | null, lookedAt: At | null): At | null {
  if (closedAt === null) return null;
  const next = rules.lateLooksMs
    .map((ms) => closedAt + ms)
    .filter((at) => lookedAt === null || at > lookedAt);
  return next.length === 0 ? null : Math.min(...next);
}

function ofAttempt(rules: Rules, attempt: Attempt): Task | null {
  const { id: subject, createdAt, askedAt } = attempt;
  switch (attempt.st) {
    case 'open':
      return {
        work: 'lapse',
        subject,
        at: createdAt + (attempt.hasPage ? rules.bankMs + 1 : rules.graceMs),
      };
    case 'authed':
      return { work: 'charge', subject, at: createdAt };
    case 'asked': {
      const from = attempt.lookedAt ?? askedAt ?? createdAt;
      /* the call itself is still waited for */
      if (!attempt.isUnclear && attempt.lookedAt === null)
        return { work: 'inquire', subject, at: (askedAt ?? createdAt) + rules.graceMs };
      return { work: 'inquire', subject, at: nextLook(rules, attempt.looks, from) };
    }
    case 'none': {
      /* what never was sent to a provider cannot turn up there */
      if (!attempt.hasPage && attempt.askedAt === null) return null;
      const at = lateLook(rules, attempt.closedAt, attempt.lookedAt);
      return at === null ? null : { work: 'inquire', subject, at };
    }
    case 'charged':
      return null;
  }
}

function ofPolicy(rules: Rules, order: Order): Task | null {
  const { id: subject, policy, notice } = order;
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
    case 'refused': {
      const at = policy.calls === 0 ? null : lateLook(rules, policy.closedAt, policy.lookedAt);
      return at === null ? null : { work: 'find-policy', subject, at };
    }
    case 'inforce':
      return order.goal === 'undo' && notice?.st === 'open' && !notice.isStuck
        ? { work: 'end', subject, at: 0 }
        : null;
    case 'ending':
      return { work: 'find-policy', subject, at: (notice?.askedAt ?? 0) + rules.graceMs };
    case 'endunknown':
      return {
        work: 'find-policy',
        subject,
        at: nextLook(rules, policy.looks + (notice?.calls ?? 1) - 1, policy.lookedAt ?? notice?.askedAt ?? 0),
      };
    default:
      return null;
  }
}

function ofRefund(rules: Rules, order: Order, refund: Refund): Task | null {
  const { id: subject } = refund;
  switch (refund.st) {
    case 'due': {
      const isBlocked = order.refunds.some(
        (one) =>
          one.id !== subject &&
          one.attemptId === refund.attemptId &&
          (one.st === 'sent' || one.st === 'unknown'),
      );
      return isBlocked ? null : { work: 'send-refund', subject, at: refund.from ?? 0 };
    }
    case 'sent':
      return { work: 'inquire-refund', subject, at: (refund.askedAt ?? 0) + rules.graceMs };
    case 'unknown':
      return {
        work: 'inquire-refund',
        subject,
        at: nextLook(rules, refund.looks, refund.lookedAt ?? refund.askedAt ?? 0),
      };
    case 'held': {
      if (refund.tries === 0) return null;
      /* asked until somebody may send it by hand, then rarely: it may turn up */
      const at = isNotSent(refund, rules)
        ? lateLook(rules, refund.askedAt, refund.lookedAt)
        : Math.max(
            nextLook(rules, refund.looks, refund.lookedAt ?? refund.askedAt ?? 0),
            refund.absent > 0 ? (refund.askedAt ?? 0) + rules.windowMs : 0,
          );
      return at === null ? null : { work: 'inquire-refund', subject, at };
    }
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
