import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { consentSchema } from '../consent.ts';
import { languageSchema } from '../language.ts';
import { insurerFailureSchema, offerSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { releaseId } from '../release-id.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId, productId } from '../wire.ts';

/** What the buyer asked for, in words for the offers and payment screens. Owner only. */
export const quoteSummarySchema = v.object({
  quoteId: opaqueId,
  product: toldId,
  language: languageSchema,
  insuredNames: v.array(toldText),
  /** field names and values as stored, without ids, passports, birth dates and health answers */
  details: v.record(toldId, v.unknown()),
  createdAt: instant,
  /** how many persons it is for; left out where a product insures none, or its price does not count them and they are to come */
  people: v.optional(v.number()),
  /** its prices were asked for with the answers for the price: the rest is still to come, and nothing is bought before */
  awaitsRest: v.optional(v.literal(true)),
  /** how often the rest was given after the prices: a payment names it, so that it pays for the persons its buyer saw */
  completion: v.optional(v.number()),
});
export type QuoteSummary = v.InferOutput<typeof quoteSummarySchema>;

const insurer = named;

/** One line of the stream. `sequence` grows by one a line, so that a resumed stream has no gap. */
export const quoteEventSchema = v.variant('type', [
  v.object({
    type: v.literal('quote'),
    sequence: v.number(),
    quote: quoteSummarySchema,
    insurers: v.array(insurer),
  }),
  v.object({ type: v.literal('offer'), sequence: v.number(), offer: offerSchema }),
  v.object({ type: v.literal('failure'), sequence: v.number(), failure: insurerFailureSchema }),
  v.object({ type: v.literal('done'), sequence: v.number(), offers: v.number(), failures: v.number() }),
  v.object({ type: v.literal('ping') }),
]);
export type QuoteEvent = v.InferOutput<typeof quoteEventSchema>;

/** What of an application insurers are asked with: the answers for the price, or all of them. */
const quotePhases = ['price', 'whole'] as const;
export type QuotePhase = (typeof quotePhases)[number];

export const quoteCreate = defineOperation({
  producer: 'quotes/create',
  method: 'POST',
  authority: 'site',
  cost: 'quote',
  keyed: {},
  mayWait: true,
  request: v.object({
    product: productId,
    language: languageSchema,
    /** the application in wire names; checked with the product's own schema */
    application: v.record(toldId, v.unknown()),
    consents: v.pipe(v.array(consentSchema), v.maxLength(12)),
    /**
     * `price`: the application holds the answers for the price only, and no consent is due; the rest follows with
     * `quotes/:quoteId/complete`. Left out: the whole application
     */
    phase: v.optional(v.picklist(quotePhases)),
    /** of the page that the application was filled in on */
    release: v.optional(releaseId),
  }),
  answer: quoteEventSchema,
  errors: ['consent-missing', 'country-not-covered', 'offer-unknown-error', 'release-gone', 'not-found'],
  stream: 'ndjson',
  summary: 'Asks every insurer of a product at once; each answer is a line the moment it arrives.',
});
