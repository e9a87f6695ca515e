import type { CardPlan } from '../provider/provider.ts';

export interface Option {
  count: number;
  /** kuruş */
  totalMinor: number;
}

/** Only a credit card pays in installments, and only where the insurer's plan allows it (spec §9). */
const mostInstallments = 12;

/**
 * Ways to pay a price with a card: a single payment always, at the price itself; installments as the provider says.
 * @param plan null when the provider does not know the card
 */
export function paymentOptions(plan: CardPlan | null, installments: boolean, priceMinor: number): Option[] {
  const several =
    plan?.credit && installments
      ? plan.options.filter((option) => option.count > 1 && option.count <= mostInstallments)
      : [];
  return [{ count: 1, totalMinor: priceMinor }, ...several.toSorted((a, b) => a.count - b.count)];
}

/** Equal installments; the first takes what does not divide. */
export function splitTotal(totalMinor: number, count: number): { firstMinor: number; eachMinor: number } {
  const eachMinor = Math.floor(totalMinor / count);
  return { eachMinor, firstMinor: totalMinor - eachMinor * (count - 1) };
}
