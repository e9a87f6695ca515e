import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { offerSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { named, toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

/** Details only the owner of a quote knows: the last digits of its phone, and one of these. */
export const ownerDetails = ['birthDate', 'idEnd'] as const;
export type OwnerDetail = (typeof ownerDetails)[number];

/** How far an offer covers, as `narrowings` of the product-kit compares it; it names nobody. */
export const reachSchema = v.pick(offerSchema, ['coverages', 'deductible', 'exclusions', 'territory']);
export type Reach = v.InferOutput<typeof reachSchema>;

/** What everybody with the link may see: product and prices, nothing of the persons. */
export const savedQuoteViewSchema = v.object({
  product: toldId,
  /** how many persons the prices are for; 0 for a product without persons */
  people: v.number(),
  /** UTC instants: when the prices were given, and until when the link lives */
  askedAt: instant,
  until: instant,
  offers: v.array(offerSchema),
  /** insurers' prices of the kept quote, once newer ones are shown */
  before: v.array(v.object({ insurer: named, price: moneySchema })),
  /** the caller's session may buy: its quote is this one */
  quoteId: v.nullable(opaqueId),
  /** the caller logged in with the quote's phone: claiming it asks for nothing more */
  loggedIn: v.boolean(),
  /** the second detail that proves the owner; null when only a login does */
  asks: v.nullable(v.picklist(ownerDetails)),
  /** only the price was asked for: nobody's phone is known, and the one detail above proves the owner */
  awaitsRest: v.optional(v.literal(true)),
  /** nothing of anybody stands in it: its link is all that claiming it asks for */
  opens: v.optional(v.literal(true)),
  /** how far the policy reaches that these prices would follow: what became narrower is told beside each; only behind a reminder's link */
  was: v.optional(reachSchema),
  /** somebody bought it */
  bought: v.boolean(),
});
export type SavedQuoteView = v.InferOutput<typeof savedQuoteViewSchema>;

export const savedQuote = defineOperation({
  producer: 'saved-quotes/:token',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: v.object({ token: opaqueId }),
  answer: savedQuoteViewSchema,
  errors: ['not-found', 'link-expired'],
  summary: 'A kept quote behind its link: offers and prices, nothing personal.',
});
