import type { FoundCharge, GivenBack } from './provider.ts';

/** What an inquiry says of one return: it was made, the provider has none, or nobody can tell yet. */
export type ReturnFound = 'made' | 'absent' | 'unclear';

/** kuruş that went back in all; null when that was not answered */
export const givenBackMinor = ({ returns, returnsBy }: FoundCharge): number | null =>
  returnsBy === 'nothing' ? null : returns.reduce((sum, one) => sum + one.amountMinor, 0);

interface Wanted {
  reference: string;
  amountMinor: number;
}

/** The charge's other returns. */
export interface Others {
  /** kuruş of those that our books hold as done */
  doneMinor: readonly number[];
  /** those that may have gone too: after a restore several may be unknown; `isBefore`: sent before the wanted one */
  open: readonly { amountMinor: number; isBefore: boolean }[];
}

function byReference(returns: readonly GivenBack[], wanted: Wanted): ReturnFound {
  const mine = returns.filter(({ reference }) => reference === wanted.reference);
  if (mine.length === 0) return 'absent';
  return mine.some(({ amountMinor }) => amountMinor === wanted.amountMinor) ? 'made' : 'unclear';
}

/** How many of these are of an amount. */
const countOf = (amounts: readonly number[], amount: number): number =>
  amounts.filter((one) => one === amount).length;

/** Each row belongs to one return; of some alike those that were sent first have theirs first. */
function inList(returns: readonly GivenBack[], wanted: Wanted, { doneMinor, open }: Others): ReturnFound {
  const left = returns.map(({ amountMinor }) => amountMinor);
  for (const amount of doneMinor) {
    const index = left.indexOf(amount);
    /* our books hold a return that the list lacks: then it proves nothing of another one */
    if (index < 0) return 'unclear';
    left.splice(index, 1);
  }
  const candidates = [wanted.amountMinor, ...open.map(({ amountMinor }) => amountMinor)];
  /* a row that is none of ours: somebody gave money back at the provider */
  if (left.some((amount) => countOf(left, amount) > countOf(candidates, amount))) return 'unclear';
  const before = open.filter(({ amountMinor, isBefore }) => isBefore && amountMinor === wanted.amountMinor);
  return countOf(left, wanted.amountMinor) > before.length ? 'made' : 'absent';
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function inTotal(returns: readonly GivenBack[], wanted: Wanted, { doneMinor, open }: Others): ReturnFound {
  const more = sumOf(returns.map(({ amountMinor }) => amountMinor)) - sumOf(doneMinor);
  if (more === 0) return 'absent';
  /* a sum does not say whose it is */
  return open.length === 0 && more === wanted.amountMinor ? 'made' : 'unclear';
}

/**
 * Whether this return of ours is among those the provider lists. By our own reference where there is one, else by its amount, when
 * every row is accounted for.
 */
export function findReturn({ returns, returnsBy }: FoundCharge, wanted: Wanted, others: Others): ReturnFound {
  switch (returnsBy) {
    case 'nothing':
      return 'unclear';
    case 'reference':
      return byReference(returns, wanted);
    case 'list':
      return inList(returns, wanted, others);
    case 'total':
      return inTotal(returns, wanted, others);
  }
}
