import type { Coverage, CoverageLimit } from '@sigorta/contracts/coverage';
import type { Currency } from '@sigorta/contracts/money';

/** A limit as tables write it: whole units of the currency, a number of times, or a word. */
export type Cover = number | { count: number } | 'unlimited' | 'included' | 'excluded';

function limitOf(cover: Cover, currency: Currency): CoverageLimit {
  if (typeof cover === 'number') return { kind: 'amount', amount: { minor: cover * 100, currency } };
  return typeof cover === 'object' ? { kind: 'count', count: cover.count } : { kind: cover };
}

/** Every code of the product in table order; what a plan does not name is excluded and said so. */
export const coveragesOf = (
  codes: readonly string[],
  covers: Readonly<Partial<Record<string, Cover>>>,
  currency: Currency,
): Coverage[] => codes.map((code) => ({ code, limit: limitOf(covers[code] ?? 'excluded', currency) }));
