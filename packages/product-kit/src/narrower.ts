import type { Coverage, CoverageLimit } from '@sigorta/contracts/coverage';
import type { Money } from '@sigorta/contracts/money';

/** What of an offer says how far it covers. */
export interface Reach {
  coverages: readonly Coverage[];
  /** what stays with the insured of every claim; null is nothing */
  deductible: Money | null;
  exclusions: readonly string[];
  /** codes of countries; absent when its insurer does not say */
  territory?: readonly string[] | undefined;
}

/** One thing that an offer covers less of than the one before. */
export type Narrowing =
  /** not covered any more */
  | { kind: 'gone'; code: string; was: CoverageLimit }
  /** a lower limit */
  | { kind: 'lower'; code: string; was: CoverageLimit; now: CoverageLimit }
  /** limits of another kind or currency: nobody can say which is more */
  | { kind: 'other'; code: string; was: CoverageLimit; now: CoverageLimit }
  | { kind: 'excess'; was: Money | null; now: Money }
  | { kind: 'excluded'; code: string }
  | { kind: 'territory'; codes: string[] };

/** Whether a limit is at least as wide as another; null where nobody can say. */
function reaches(now: CoverageLimit, was: CoverageLimit): boolean | null {
  if (was.kind === 'excluded' || now.kind === 'unlimited') return true;
  if (was.kind === 'unlimited') return now.kind === 'included' ? null : false;
  if (now.kind === 'amount' && was.kind === 'amount')
    return now.amount.currency === was.amount.currency ? now.amount.minor >= was.amount.minor : null;
  if (now.kind === 'count' && was.kind === 'count') return now.count >= was.count;
  return now.kind === was.kind ? true : null;
}

function ofCoverage({ code, limit: was }: Coverage, now: CoverageLimit): Narrowing[] {
  if (was.kind === 'excluded') return [];
  if (now.kind === 'excluded') return [{ kind: 'gone', code, was }];
  const isAsWide = reaches(now, was);
  if (isAsWide === true) return [];
  return [{ kind: isAsWide === false ? 'lower' : 'other', code, was, now }];
}

const ofExcess = (was: Money | null, now: Money | null): Narrowing[] => {
  if (now === null || now.minor === 0) return [];
  const isMore = was === null || was.currency !== now.currency || now.minor > was.minor;
  return isMore ? [{ kind: 'excess', was, now }] : [];
};

const ofTerritory = (was: readonly string[] | undefined, now: readonly string[] | undefined): Narrowing[] => {
  if (!was || !now) return [];
  const codes = was.filter((code) => !now.includes(code));
  return codes.length > 0 ? [{ kind: 'territory', codes }] : [];
};

/**
 * Where an offer is narrower than the one it follows: covers that went or shrank, an excess that came or grew, exclusions and
 * countries. What cannot be compared is told as another, never as equal. An offer beside itself has none.
 */
export function narrowings(was: Reach, now: Reach): Narrowing[] {
  const limitNow = (code: string): CoverageLimit =>
    now.coverages.find((one) => one.code === code)?.limit ?? { kind: 'excluded' };
  return [
    ...was.coverages.flatMap((one) => ofCoverage(one, limitNow(one.code))),
    ...ofExcess(was.deductible, now.deductible),
    ...now.exclusions
      .filter((code) => !was.exclusions.includes(code))
      .map((code): Narrowing => ({ kind: 'excluded', code })),
    ...ofTerritory(was.territory, now.territory),
  ];
}
