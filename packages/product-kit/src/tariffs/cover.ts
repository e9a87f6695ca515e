import type { Coverage, CoverageLimit } from '@sigorta/contracts/coverage';
import type { Currency } from '@sigorta/contracts/money';

/** A limit as tables write it: whole units of the currency, or a word. */
export type Cover = number | 'unlimited' | 'included' | 'excluded';

const limitOf = (cover: Cover, currency: Currency): CoverageLimit =>
  typeof cover === 'number' ? { kind: 'amount', amount: { minor: cover * 100, currency } } : { kind: cover };

/** Every code of the product in table order; what a plan does not name is excluded and said so. */
export const coveragesOf = (
  codes: readonly string[],
  covers: Readonly<Record<string, Cover>>,
  currency: Currency,
): Coverage[] => codes.map((code) => ({ code, limit: limitOf(covers[code] ?? 'excluded', currency) }));
