import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { exchangeRateSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { releaseId } from '../release-id.ts';
import { named, toldId } from '../told.ts';
import { productId } from '../wire.ts';

/** What one insurer says that the answers cost. It has no id: nothing can be bought by it. */
export const livePriceSchema = v.object({
  insurer: named,
  /** for a single payment, in kuruş */
  price: moneySchema,
  /** in the currency of the tariff; equals `price` when that is lira */
  currencyPrice: moneySchema,
});

export const livePrice = defineOperation({
  producer: 'prices/live',
  method: 'POST',
  authority: 'site',
  cost: 'price',
  mayWait: true,
  request: v.object({
    product: productId,
    /** the answers for the price in wire names; any other is refused */
    application: v.record(toldId, v.unknown()),
    /** of the page that the answers were given on */
    release: v.optional(releaseId),
  }),
  answer: v.object({
    /** the lowest first; empty when nobody insures it */
    prices: v.array(livePriceSchema),
    /** how many insurers were asked, and how many of them had answered: who is slow is not waited for */
    asked: v.number(),
    answered: v.number(),
    /** the rate that lira prices were made with; null for tariffs in lira */
    rate: v.nullable(exchangeRateSchema),
    /** UTC instant: until then the same answers give the same prices */
    until: instant,
  }),
  errors: ['country-not-covered', 'offer-unknown-error', 'release-gone', 'not-found'],
  summary:
    'What insurers say that a few answers cost, while they are still moved. Stores no quote; nothing is bought by it.',
});
