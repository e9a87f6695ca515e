import type { Money } from '@sigorta/contracts/money';
import type { ExchangeRate } from '@sigorta/contracts/offer';

const rateShape = /^(\d{1,6})\.(\d{4})$/;

/**
 * Amount in kuruş: minor units × lira for one unit, rounded half up to a whole kuruş. Whole numbers only, so that no
 * price hangs on binary fractions.
 * @param rate four decimals as text, e.g. `50.1234`
 * @throws RangeError when the rate has another shape
 */
export const kurusOf = (minor: number, rate: string): number => {
  const match = rateShape.exec(rate);
  if (!match) throw new RangeError('not a rate with four decimals');
  const tenThousandths = BigInt(`${match[1]}${match[2]}`);
  return Number((BigInt(minor) * tenThousandths * 2n + 10_000n) / 20_000n);
};

/** What is charged for a premium (decisions 22); a premium in lira needs no rate. */
export const liraPrice = (premium: Money, rate: ExchangeRate | null): Money => {
  if (premium.currency === 'TRY') return premium;
  if (rate?.currency !== premium.currency) throw new RangeError('no rate for the currency of the premium');
  return { minor: kurusOf(premium.minor, rate.rate), currency: 'TRY' };
};
