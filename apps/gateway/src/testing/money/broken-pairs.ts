import type { Pair } from './pairs.ts';

/** Pairs of commands that break a promise, often enough that some of them do in every run. */
interface BrokenPairs {
  why: string;
  fits: (pair: Pair) => boolean;
}

const has = ({ first, second }: Pair, command: string): boolean => first === command || second === command;

/** A repair deletes its entry; one of which no pair is broken any more is red. */
export const brokenPairs: readonly BrokenPairs[] = [
  {
    why: 'all the money goes back without asking what becomes of the policy, and no insurer is told',
    fits: (pair) => has(pair, 'staff give all back'),
  },
];

/** Broken too rarely to be certain of: each tab locks the orders it sees, and sees the other’s after its commit. */
export const isSometimesBroken = (pair: Pair): boolean =>
  pair.isTogether && has(pair, 'pay another offer') && has(pair, 'pay again');
