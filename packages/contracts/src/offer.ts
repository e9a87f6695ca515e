import * as v from 'valibot';
import { instant } from './calendar-day.ts';
import { coverPeriodSchema } from './cover-period.ts';
import { coverageSchema } from './coverage.ts';
import { fitSchema } from './fit.ts';
import { type Money, moneySchema } from './money.ts';
import { named, toldId, toldText } from './told.ts';
import { quotedClauseSchema, whatIfSchema } from './what-if.ts';

/** The four rates of a bulletin; which one prices are made with is a setting (decisions 22). */
export const rateKinds = ['forex-selling', 'forex-buying', 'banknote-selling', 'banknote-buying'] as const;
export type RateKind = (typeof rateKinds)[number];

/** Central bank rate an offer's lira price was made with (decisions 22). */
export const exchangeRateSchema = v.object({
  currency: v.picklist(['EUR', 'USD']),
  /** lira for one unit, four decimals as text, e.g. "50.1234" */
  rate: toldText,
  kind: v.picklist(rateKinds),
  /** ISO date of the bulletin */
  date: toldText,
  bulletin: toldId,
});
export type ExchangeRate = v.InferOutput<typeof exchangeRateSchema>;

/**
 * One of the sums a premium is made of, when its insurer says so: a compulsory part, a voluntary one, a tax. `code` is
 * named by the product's texts as `premium.<code>`; together the parts are the premium.
 */
export const premiumPartSchema = v.object({ code: toldId, amount: moneySchema });
export type PremiumPart = v.InferOutput<typeof premiumPartSchema>;

/** The parts must add up to the premium, in its currency. */
export const areWhole = (parts: readonly PremiumPart[], premium: Money): boolean =>
  parts.every(({ amount }) => amount.currency === premium.currency) &&
  parts.reduce((sum, { amount }) => sum + amount.minor, 0) === premium.minor;

/**
 * How a price stands. `indicative`: its insurer may name another when it knows more. `kept`: it stays when the rest of the
 * application comes. `firm`: its insurer knows the whole application; only such an offer can be bought.
 */
export const offerStandings = ['indicative', 'kept', 'firm'] as const;
export type OfferStanding = (typeof offerStandings)[number];

/** Why a firm price is not the indicated one; `insurer` when its insurer gives no reason that we know. */
export const priceChangeReasons = ['claims-history', 'insurer'] as const;
export type PriceChangeReason = (typeof priceChangeReasons)[number];

export const offerSchema = v.object({
  id: toldId,
  quoteId: toldId,
  insurer: named,
  /** insurer's name for the plan */
  planName: toldText,
  /** price in the currency of the tariff; equals `price` when that is lira */
  currencyPrice: moneySchema,
  /** what `currencyPrice` is made of; absent when the insurer does not say */
  premiumParts: v.optional(v.array(premiumPartSchema)),
  /** what is charged for a single payment, in kuruş */
  price: moneySchema,
  exchangeRate: v.nullable(exchangeRateSchema),
  deductible: v.nullable(moneySchema),
  coverages: v.array(coverageSchema),
  /** codes; the product's texts name them */
  exclusions: v.array(toldText),
  installments: v.boolean(),
  quoteDocument: v.boolean(),
  /** the days it would insure; absent when the insurer does not say */
  cover: v.optional(coverPeriodSchema),
  /** where it would be in force, codes of the country list; absent when the insurer does not say */
  territory: v.optional(v.array(toldId)),
  /** for each desk that its policy is bought for; absent in offers from before */
  fits: v.optional(v.array(fitSchema)),
  /** what its insurer's terms say of things that may happen; absent in offers from before */
  whatIf: v.optional(v.array(whatIfSchema)),
  /** the sentences that `whatIf` rests on */
  clauses: v.optional(v.array(quotedClauseSchema)),
  /** UTC instant until which the price holds */
  validUntil: instant,
  /** absent: firm, for the whole application was asked for at once */
  standing: v.optional(v.picklist(offerStandings)),
  /** wire names of what an indicative price still wants */
  wants: v.optional(v.array(toldId)),
  /** what was shown before its insurer knew the whole application, where that was another price */
  before: v.optional(
    v.object({ price: moneySchema, currencyPrice: moneySchema, reason: v.picklist(priceChangeReasons) }),
  ),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** Why an insurer gave no offer. `declined` carries a code of the product's texts (`decline.<reason>`). */
export const insurerFailureSchema = v.object({
  insurer: named,
  kind: v.picklist(['declined', 'late', 'unavailable', 'invalid-answer']),
  reason: v.nullable(toldText),
});
export type InsurerFailure = v.InferOutput<typeof insurerFailureSchema>;
