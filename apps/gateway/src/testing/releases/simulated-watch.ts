import { isWorse, type Tally, toleratedFaults, toleratedLeaving } from '../../site/releases/evidence.ts';

/** How visitors of a release fare: the share of them that meets a fault, leaves without offers, leaves without paying. */
export interface Rates {
  faults: number;
  leaving: number;
  unpaid: number;
}

const tally = (): Tally => ({ visitors: 0, faulty: 0 });

const visit = (to: Tally, rate: number, chance: () => number): boolean => {
  to.visitors += 1;
  const isFaulty = chance() < rate;
  if (isFaulty) to.faulty += 1;
  return isFaulty;
};

/**
 * One visitor after the other: three kinds of faults, then the two steps of whoever stays.
 * @returns what went wrong
 */
function comes(to: Record<string, Tally>, rates: Rates, chance: () => number): string[] {
  const isFaulty = (name: string, rate: number): boolean => {
    to[name] ??= tally();
    return visit(to[name], rate, chance);
  };
  const faulty = ['failed', 'errored', 'refused'].filter((fault) => isFaulty(fault, rates.faults));
  if (isFaulty('no-offers', rates.leaving)) return [...faulty, 'no-offers'];
  return isFaulty('no-payment', rates.unpaid) ? [...faulty, 'no-payment'] : faulty;
}

/**
 * A release is watched from its first visitor on, and looked at after each one with whom something went wrong, which is the most looks there
 * can be: with everybody else every likelihood ratio falls.
 * @returns after how many visitors it was withdrawn; null when it stayed
 */
export function watched(
  {
    before,
    visitorsBefore,
    now,
    visitors,
  }: { before: Rates; visitorsBefore: number; now: Rates; visitors: number },
  chance: () => number,
): number | null {
  const past: Record<string, Tally> = {};
  for (let one = 0; one < visitorsBefore; one += 1) comes(past, before, chance);
  const tolerated = (name: string): number | null =>
    name.startsWith('no-') ? toleratedLeaving(past[name] ?? tally()) : toleratedFaults(past[name] ?? tally());
  const limits = Object.fromEntries(
    ['failed', 'errored', 'refused', 'no-offers', 'no-payment'].map((name) => [name, tolerated(name)]),
  );
  const own: Record<string, Tally> = {};
  for (let one = 1; one <= visitors; one += 1) {
    for (const name of comes(own, now, chance))
      if (isWorse(own[name] ?? tally(), limits[name] ?? null)) return one;
  }
  return null;
}
