import * as v from 'valibot';
import { coverageSchema } from './coverage.ts';
import { moneySchema } from './money.ts';

/** Central bank rate an offer's lira price was made with (decisions 22). */
export const exchangeRateSchema = v.object({
  currency: v.picklist(['EUR', 'USD']),
  /** lira for one unit, four decimals as text, e.g. "50.1234" */
  rate: v.string(),
  kind: v.literal('forex-selling'),
  /** ISO date of the bulletin */
  date: v.string(),
  bulletin: v.string(),
});
export type ExchangeRate = v.InferOutput<typeof exchangeRateSchema>;

export const offerSchema = v.object({
  id: v.string(),
  quoteId: v.string(),
  insurer: v.object({ id: v.string(), name: v.string() }),
  /** insurer's name for the plan */
  planName: v.string(),
  /** price in the currency of the tariff; equals `price` when that is lira */
  currencyPrice: moneySchema,
  /** what is charged for a single payment, in kuruş */
  price: moneySchema,
  exchangeRate: v.nullable(exchangeRateSchema),
  deductible: v.nullable(moneySchema),
  coverages: v.array(coverageSchema),
  /** codes; the product's texts name them */
  exclusions: v.array(v.string()),
  installments: v.boolean(),
  quoteDocument: v.boolean(),
  /** UTC instant until which the price holds */
  validUntil: v.string(),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** Why an insurer gave no offer. `declined` carries a code of the product's texts (`decline.<reason>`). */
export const insurerFailureSchema = v.object({
  insurer: v.object({ id: v.string(), name: v.string() }),
  kind: v.picklist(['declined', 'late', 'unavailable', 'invalid-answer']),
  reason: v.nullable(v.string()),
});
export type InsurerFailure = v.InferOutput<typeof insurerFailureSchema>;
