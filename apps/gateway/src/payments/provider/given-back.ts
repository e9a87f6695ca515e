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

function byReference(returns: readonly GivenBack[], wanted: Wanted): ReturnFound {
  const mine = returns.filter(({ reference }) => reference === wanted.reference);
  if (mine.length === 0) return 'absent';
  return mine.some(({ amountMinor }) => amountMinor === wanted.amountMinor) ? 'made' : 'unclear';
}

function inList(returns: readonly GivenBack[], wanted: Wanted, doneMinor: readonly number[]): ReturnFound {
  const left = returns.map(({ amountMinor }) => amountMinor);
  for (const amount of doneMinor) {
    const index = left.indexOf(amount);
    /* our books hold a return that the list lacks: then it proves nothing of another one */
    if (index < 0) return 'unclear';
    left.splice(index, 1);
  }
  if (left.length === 0) return 'absent';
  return left.length === 1 && left[0] === wanted.amountMinor ? 'made' : 'unclear';
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function inTotal(returns: readonly GivenBack[], wanted: Wanted, doneMinor: readonly number[]): ReturnFound {
  const more = sumOf(returns.map(({ amountMinor }) => amountMinor)) - sumOf(doneMinor);
  if (more === 0) return 'absent';
  return more === wanted.amountMinor ? 'made' : 'unclear';
}

/**
 * Whether this return of ours is among those the provider lists. By our own reference where there is one. Else a row
 * belongs to it when no earlier return of the same amount accounts for it, which holds only while one return of a charge is
 * under way at a time.
 * @param doneMinor amounts of the charge's other returns that our books hold as done
 */
export function findReturn(
  { returns, returnsBy }: FoundCharge,
  wanted: Wanted,
  doneMinor: readonly number[],
): ReturnFound {
  switch (returnsBy) {
    case 'nothing':
      return 'unclear';
    case 'reference':
      return byReference(returns, wanted);
    case 'list':
      return inList(returns, wanted, doneMinor);
    case 'total':
      return inTotal(returns, wanted, doneMinor);
  }
}
