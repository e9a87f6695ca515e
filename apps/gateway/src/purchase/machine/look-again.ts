import type { Command } from './command.ts';
import type { Attempt, Refund } from './state.ts';
import { orderOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** The next question is due at once. */
const soon = { looks: 0, lookedAt: null };

const isOpen = ({ st }: Attempt): boolean => st === 'asked';
const isOnItsWay = ({ st }: Refund): boolean => st === 'sent' || st === 'unknown';

export const lookAgainCommands = {
  /** A person wants to know now: everything nobody knows the end of is asked about again. */
  'look-again': (step: Step, { orderId }: Of<'look-again'>) => {
    const { attempts, policy, notice, refunds } = orderOf(step, orderId);
    for (const attempt of attempts.filter(isOpen)) Object.assign(attempt, soon, { isUnclear: true });
    for (const refund of refunds.filter(isOnItsWay))
      Object.assign(refund, soon, { st: 'unknown', isDoubtful: true });
    if (policy.st === 'asked' || policy.st === 'ending')
      policy.st = policy.st === 'asked' ? 'unknown' : 'endunknown';
    Object.assign(policy, soon);
    if (notice?.st !== 'open' || !notice.isStuck) return;
    notice.isStuck = false;
    /* nobody answered for too long: it is sent again, under the key the insurer answers the same for ever */
    if (policy.st === 'endunknown') policy.st = 'inforce';
  },
};
