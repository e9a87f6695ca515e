import type { PlanAnswer } from '../provider.ts';
import { readAmount } from './amount.ts';
import { textOf, unclear } from './answers.ts';
import type { Json } from './wire.ts';

/* 5xxx and 1xxx of the BIN service; a card iyzico does not know can still be paid with in one go */
const unknownCard = /^(10213|5055|5066|12)$/;

/** The answer to `/payment/iyzipos/installment` for one card prefix. */
export function readPlan(body: Json, priceMinor: number): PlanAnswer {
  if (body.status === 'failure')
    return unknownCard.test(textOf(body.errorCode) ?? '')
      ? { result: 'card-not-known' }
      : unclear(`plan-refused-${(textOf(body.errorCode) ?? '').slice(0, 8)}`);
  const details = body.installmentDetails;
  const detail: unknown = Array.isArray(details) ? details[0] : undefined;
  if (typeof detail !== 'object' || detail === null) return { result: 'card-not-known' };
  const fields = detail as Json;
  const prices: unknown[] = Array.isArray(fields.installmentPrices) ? fields.installmentPrices : [];
  const options = prices.flatMap((item) => {
    const row = item as Json;
    const count = row.installmentNumber;
    const totalMinor = readAmount(row.totalPrice);
    return typeof count === 'number' && Number.isInteger(count) && totalMinor !== null
      ? [{ count, totalMinor }]
      : [];
  });
  /* a total below the price would be a gift nobody agreed to: such a table is not believed */
  if (options.some((option) => option.totalMinor < priceMinor)) return unclear('total-below-price');
  return {
    result: 'plan',
    plan: {
      bank: textOf(fields.bankName),
      family: textOf(fields.cardFamilyName),
      association: textOf(fields.cardAssociation),
      credit: fields.cardType === 'CREDIT_CARD',
      options,
    },
  };
}
