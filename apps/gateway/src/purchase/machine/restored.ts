import type { Command } from './command.ts';
import type { At, Attempt, Order, Refund } from './state.ts';
import { orderOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** Nothing that was asked before counts: what it did not find may have happened since. */
const anew = { looks: 0, absent: 0, lookedAt: null };

function maybeCharged(attempt: Attempt, now: At): void {
  if (attempt.st === 'open' || attempt.st === 'authed' || attempt.st === 'asked')
    Object.assign(attempt, anew, { st: 'asked', askedAt: now, isUnclear: true } satisfies Partial<Attempt>);
  /* closed shortly before: looked at some times more, as after its end */
  if (attempt.st === 'none' && attempt.closedAt !== null) Object.assign(attempt, anew, { closedAt: now });
}

/** What was to be sent and nobody waits for any more is asked about under the reference it would have been sent with. */
function maybeMade({ policy, notice }: Order, now: At): void {
  switch (policy.st) {
    case 'due':
      /* the buyer's last questions are open: its insurer answers the same reference with the same policy */
      if (policy.from !== null && policy.from > now) {
        /* whoever gives the money back meanwhile has that insurer asked before */
        policy.calls = Math.max(1, policy.calls);
        return;
      }
      Object.assign(policy, anew, {
        st: 'unknown',
        from: null,
        askedAt: now,
        calls: Math.max(1, policy.calls),
      });
      return;
    case 'asked':
    case 'unknown':
      Object.assign(policy, anew, { st: 'unknown', askedAt: now });
      return;
    case 'refused':
      if (policy.calls > 0) Object.assign(policy, anew, { closedAt: now });
      return;
    case 'inforce':
    case 'ending':
    case 'endunknown':
      if (notice?.st !== 'open') return;
      Object.assign(policy, anew, { st: 'endunknown' });
      Object.assign(notice, { calls: Math.max(1, notice.calls), askedAt: now });
      return;
  }
}

/**
 * What waits for a person stays there, and cannot be released before it was proven that it did not go. One that was refused may have
 * been released and sent since: nobody is promised that a person sends it.
 */
function maybeReturned(refund: Refund, now: At): void {
  if (refund.st === 'done' || refund.how === 'hand') return;
  if (refund.st !== 'held') refund.st = 'unknown';
  else if (refund.held === 'refused') refund.held = 'restored';
  Object.assign(refund, anew, { askedAt: now, isDoubtful: true, tries: Math.max(1, refund.tries) });
}

export const restoredCommands = {
  /**
   * Our books were put back as they stood earlier. Everything that is unfinished in them may have been done since, so it is asked
   * about before anything is sent again.
   */
  restored: (step: Step, { orderId }: Of<'restored'>) => {
    const order = orderOf(step, orderId);
    for (const attempt of order.attempts) maybeCharged(attempt, step.now);
    maybeMade(order, step.now);
    for (const refund of order.refunds) maybeReturned(refund, step.now);
  },
};
