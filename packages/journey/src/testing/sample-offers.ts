import type { Coverage, CoverageLimit } from '@sigorta/contracts/coverage';
import type { Money } from '@sigorta/contracts/money';
import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';

/** @param euros whole euros */
export const euro = (euros: number): Money => ({ minor: euros * 100, currency: 'EUR' });
export const upTo = (euros: number): CoverageLimit => ({ kind: 'amount', amount: euro(euros) });

/** An offer for tests: everything ordinary but what is told. */
export function sampleOffer(
  insurer: string,
  priceMinor: number,
  limits: Record<string, CoverageLimit>,
  change: Partial<Offer> = {},
): Offer {
  return {
    id: `offer-${insurer}`,
    quoteId: 'quote-1234567890',
    insurer: { id: insurer, name: `${insurer} Sigorta` },
    planName: 'Standart',
    currencyPrice: euro(10),
    price: lira(priceMinor),
    exchangeRate: null,
    deductible: null,
    coverages: Object.entries(limits).map(([code, limit]): Coverage => ({ code, limit })),
    exclusions: [],
    installments: true,
    quoteDocument: true,
    validUntil: '2026-11-21T15:00:00Z',
    ...change,
  };
}
