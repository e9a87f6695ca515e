import * as v from 'valibot';
import { dayOrInstant, instant } from '../calendar-day.ts';
import { coverageSchema } from '../coverage.ts';
import { moneySchema } from '../money.ts';
import { premiumPartSchema } from '../offer.ts';
import { toldId, toldText } from '../told.ts';
import { clausesSchema } from './clause.ts';
import { policyTermsSchema, territorySchema } from './policy-terms.ts';

/**
 * The insurers' interface. Eight speak it as JSON, two (`poyraztas`, `sarikavak`) wrap the same content in a SOAP
 * envelope. Base address: `<insurers>/<insurer>`.
 *   POST /v1/quotes               ask         -> quote answer | decline answer
 *   POST /v1/policies             issue       -> policy answer | refusal answer
 *   GET  /v1/policies?reference=  find by our reference -> { policies: policy[] }
 *   GET  /v1/policies?from=&to=&page=  made or ended from one instant until before another -> a page of policies with premium
 *   POST /v1/cancellations        cancel      -> accepted answer | refusal answer
 *   GET  /v1/quotes/<no>/document the quote document as PDF, 404 when the insurer has none
 * Every call carries `x-api-key`; a wrong one is answered 401.
 */
export const insurerQuoteRequestSchema = v.object({
  product: toldId,
  /** our quote id with the insurer's id; the insurer answers the same quote for the same reference */
  reference: toldId,
  language: toldId,
  /** the application in wire names */
  application: v.record(toldId, v.unknown()),
  /** `price`: only the answers that a price needs are there yet; left out: the whole application */
  phase: v.optional(v.picklist(['price', 'whole'])),
});

export const insurerQuoteAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('quoted'),
    quoteNo: toldId,
    planName: toldText,
    premium: moneySchema,
    premiumParts: v.optional(v.pipe(v.array(premiumPartSchema), v.maxLength(12))),
    deductible: v.nullable(moneySchema),
    coverages: v.array(coverageSchema),
    exclusions: v.array(toldText),
    installments: v.boolean(),
    quoteDocument: v.boolean(),
    /** what it would insure: days, covered whole, or instants */
    startsAt: v.optional(dayOrInstant),
    endsAt: v.optional(dayOrInstant),
    /** where it would be in force */
    territory: v.optional(territorySchema),
    /** sentences its policy would be subject to, in Turkish and the language asked in; unreadable ones say nothing */
    clauses: v.optional(v.fallback(clausesSchema, [])),
    /** UTC instant */
    validUntil: instant,
    /** whether the premium stays when the rest of the application comes; left out: it does once all of it is there */
    standing: v.optional(v.picklist(['indicative', 'firm'])),
    /** wire names of what it still wants for a firm premium */
    wants: v.optional(v.pipe(v.array(toldId), v.maxLength(20))),
    /** a code: why a firm premium is another than the indicative one */
    changeReason: v.optional(toldText),
  }),
  v.object({ result: v.literal('declined'), reason: toldText }),
]);
export type InsurerQuoteAnswer = v.InferOutput<typeof insurerQuoteAnswerSchema>;

export const insurerIssueRequestSchema = v.object({
  quoteNo: toldId,
  /** our order id: the same reference never makes a second policy */
  reference: toldId,
  paidPremium: moneySchema,
  /** what the product asks after payment, in wire names; the insurer may learn it later from the buyer */
  details: v.optional(v.record(toldId, v.unknown())),
});

/** How a policy ended: under which of our keys, and what of its premium goes back, in the premium's currency. */
export const insurerCancellationSchema = v.object({
  reference: toldId,
  cancelledAt: instant,
  refund: moneySchema,
});
export type InsurerCancellation = v.InferOutput<typeof insurerCancellationSchema>;

export const insurerPolicySchema = v.object({
  policyNo: toldId,
  quoteNo: toldId,
  reference: toldId,
  issuedAt: instant,
  startsAt: dayOrInstant,
  endsAt: dayOrInstant,
  state: v.picklist(['active', 'cancelled']),
  cancellation: v.optional(insurerCancellationSchema),
  /** with the answers to issue and find; lists go without */
  terms: v.optional(policyTermsSchema),
});
export type InsurerPolicy = v.InferOutput<typeof insurerPolicySchema>;

/** One page of the policies made or ended in a period; pages are counted from 1, at least one. */
export const insurerPolicyPageSchema = v.object({
  policies: v.pipe(
    v.array(v.object({ ...insurerPolicySchema.entries, premium: moneySchema })),
    v.maxLength(200),
  ),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
});

export const insurerIssueAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('issued'), policy: insurerPolicySchema }),
  v.object({ result: v.literal('refused'), reason: toldText }),
]);

export const insurerCancelRequestSchema = v.object({
  /** our cancellation id: the same reference never cancels twice and is answered the same */
  reference: toldId,
  /** our order id, as when the policy was made */
  policyReference: toldId,
  policyNo: toldId,
  kind: v.picklist(['withdrawal', 'cancellation']),
  reason: v.nullable(toldText),
  /** UTC instants: when the contract was concluded, and when the buyer gave notice */
  concludedAt: instant,
  requestedAt: instant,
});
export type InsurerCancelRequest = v.InferOutput<typeof insurerCancelRequestSchema>;

export const insurerCancelAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('accepted'), cancellation: insurerCancellationSchema }),
  v.object({ result: v.literal('refused'), reason: toldText }),
]);
