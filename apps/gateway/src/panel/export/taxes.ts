import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';

/** Parts of a premium that the insurer pays on to the state and to funds (spec §9). */
const taxCodes: ReadonlySet<string> = new Set(['bsmv', 'fireTax', 'trafficFund', 'guaranteeAccount']);

/** What of a premium is tax and what is left; null when the insurer did not itemise it. */
export const taxOf = ({ premiumParts }: Pick<Offer, 'premiumParts'>): { tax: Money; net: Money } | null => {
  const [first] = premiumParts ?? [];
  if (!premiumParts || !first) return null;
  const { currency } = first.amount;
  const sum = (isTax: boolean): Money => ({
    minor: premiumParts
      .filter(({ code }) => taxCodes.has(code) === isTax)
      .reduce((all, { amount }) => all + amount.minor, 0),
    currency,
  });
  return { tax: sum(true), net: sum(false) };
};
