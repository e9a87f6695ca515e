import type { Task } from '../due.ts';

/**
 * What may become of a call: done and answered; refused; lost on its way; done with its answer lost; arriving later than it
 * was waited for; we die before it, or after it. `busy`: the other side says "later".
 */
const callFates = ['ok', 'no', 'lost', 'quiet', 'late', 'dead-before', 'dead-after'] as const;
/** And of a question. `lag`: the lists of the other side are behind. */
const askFates = ['ok', 'failed', 'lag', 'dead'] as const;

/** And what only some of them may meet. */
const fates = {
  /** `wrong`: another amount is taken than was asked for */
  charge: [...callFates, 'wrong'],
  issue: callFates,
  /** `odd`: ended, with an amount that cannot be */
  end: [...callFates, 'odd'],
  /** `full`: so many went back within the hour that a person is asked */
  'send-refund': [...callFates, 'busy', 'full', 'not-voidable'],
  inquire: [...askFates, 'pending', 'busy'],
  /** `strange`: something else stands under our reference */
  'find-policy': [...askFates, 'strange'],
  'inquire-refund': [...askFates, 'busy'],
  lapse: ['ok'],
  'expire-transfer': ['ok'],
} as const satisfies Record<Task['work'], readonly string[]>;

export type Fate = (typeof fates)[Task['work']][number];

export const fatesOf = ({ work }: Task): readonly Fate[] => fates[work];

export const isWork = (word: string): word is Task['work'] => word in fates;
