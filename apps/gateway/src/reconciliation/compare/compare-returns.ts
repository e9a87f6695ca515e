import type { Difference, DifferenceKind } from './kinds.ts';
import type { OurCharge, OurReturn, OutsideCharge, OutsideReturn } from './sides.ts';

const onItsWay = ({ st }: OurReturn): boolean => st === 'sent' || st === 'unknown';
const isDone = ({ st, how }: OurReturn): boolean => st === 'done' && how !== 'hand';

interface Pair {
  ours: OurCharge;
  outside: OutsideCharge;
}

const difference = (
  { ours, outside }: Pair,
  kind: DifferenceKind,
  { mine, other }: { mine?: OurReturn; other?: OutsideReturn },
): Difference => ({
  kind,
  source: outside.provider,
  subject: mine?.id ?? other?.reference ?? other?.providerId ?? '',
  orderId: ours.orderId,
  hereMinor: mine?.amountMinor ?? null,
  outsideMinor: other?.amountMinor ?? null,
  currency: outside.currency,
  detail: outside.paymentId,
  at: other?.at ?? ours.at,
});

function byReference(pair: Pair, returns: readonly OutsideReturn[]): Difference[] {
  const { ours } = pair;
  const found: Difference[] = [];
  for (const other of returns) {
    const mine = ours.returns.find(({ id }) => id === other.reference);
    if (mine === undefined) found.push(difference(pair, 'return-unknown', { other }));
    else if (mine.amountMinor !== other.amountMinor)
      found.push(difference(pair, 'return-differs', { mine, other }));
    else if (mine.st === 'due' || mine.st === 'held')
      found.push(difference(pair, 'return-not-here', { mine, other }));
  }
  const isThere = ({ id }: OurReturn) => returns.some(({ reference }) => reference === id);
  for (const mine of ours.returns)
    if (isDone(mine) && !isThere(mine)) found.push(difference(pair, 'return-absent', { mine }));
  return found;
}

/** Where the provider keeps no reference of ours, what went back is told apart by its amount. */
function byAmount(pair: Pair, returns: readonly OutsideReturn[]): Difference[] {
  const left = [...returns];
  const take = ({ amountMinor }: OurReturn): boolean => {
    const index = left.findIndex((one) => one.amountMinor === amountMinor);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const absent = pair.ours.returns.filter((mine) => isDone(mine) && !take(mine));
  /* what is being asked about anyway may be among the rest */
  for (const mine of pair.ours.returns.filter(onItsWay)) take(mine);
  return [
    ...absent.map((mine) => difference(pair, 'return-absent', { mine })),
    ...left.map((other) => difference(pair, 'return-unknown', { other })),
  ];
}

/** What went back of a charge: each row outside is one of ours and each of ours that is done is outside. */
export const compareReturns = (ours: OurCharge, outside: OutsideCharge): Difference[] => {
  if (outside.returns === null) return [];
  const pair = { ours, outside };
  return outside.returnsBy === 'reference'
    ? byReference(pair, outside.returns)
    : byAmount(pair, outside.returns);
};
