import { lira, type Money } from '@sigorta/contracts/money';
import type { ExchangeRate } from '@sigorta/contracts/offer';

/** What a sum of an insurer's currency is about, in whole lira by the offer's own rate; null where it is lira already. */
export function roundLira({ minor, currency }: Money, rate: ExchangeRate | null): Money | null {
  if (rate === null || currency !== rate.currency) return null;
  return lira(Math.round((minor * Number(rate.rate)) / 100) * 100);
}
