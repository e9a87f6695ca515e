import * as v from 'valibot';
import { coverageSchema } from '../coverage.ts';
import { moneySchema } from '../money.ts';
import { premiumPartSchema } from '../offer.ts';

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
  product: v.string(),
  /** our quote id with the insurer's id; the insurer answers the same quote for the same reference */
  reference: v.string(),
  language: v.string(),
  /** the application in wire names */
  application: v.record(v.string(), v.unknown()),
});

export const insurerQuoteAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('quoted'),
    quoteNo: v.string(),
    planName: v.string(),
    premium: moneySchema,
    premiumParts: v.optional(v.pipe(v.array(premiumPartSchema), v.maxLength(12))),
    deductible: v.nullable(moneySchema),
    coverages: v.array(coverageSchema),
    exclusions: v.array(v.string()),
    installments: v.boolean(),
    quoteDocument: v.boolean(),
    /** what it would insure: days, covered whole, or instants */
    startsAt: v.optional(v.string()),
    endsAt: v.optional(v.string()),
    /** UTC instant */
    validUntil: v.string(),
  }),
  v.object({ result: v.literal('declined'), reason: v.string() }),
]);
export type InsurerQuoteAnswer = v.InferOutput<typeof insurerQuoteAnswerSchema>;

export const insurerIssueRequestSchema = v.object({
  quoteNo: v.string(),
  /** our order id: the same reference never makes a second policy */
  reference: v.string(),
  paidPremium: moneySchema,
  /** what the product asks after payment, in wire names; the insurer may learn it later from the buyer */
  details: v.optional(v.record(v.string(), v.unknown())),
});

/** How a policy ended: under which of our keys, and what of its premium goes back, in the premium's currency. */
export const insurerCancellationSchema = v.object({
  reference: v.string(),
  cancelledAt: v.string(),
  refund: moneySchema,
});
export type InsurerCancellation = v.InferOutput<typeof insurerCancellationSchema>;

export const insurerPolicySchema = v.object({
  policyNo: v.string(),
  quoteNo: v.string(),
  reference: v.string(),
  issuedAt: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  state: v.picklist(['active', 'cancelled']),
  cancellation: v.optional(insurerCancellationSchema),
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
  v.object({ result: v.literal('refused'), reason: v.string() }),
]);

export const insurerCancelRequestSchema = v.object({
  /** our cancellation id: the same reference never cancels twice and is answered the same */
  reference: v.string(),
  /** our order id, as when the policy was made */
  policyReference: v.string(),
  policyNo: v.string(),
  kind: v.picklist(['withdrawal', 'cancellation']),
  reason: v.nullable(v.string()),
  /** UTC instants: when the contract was concluded, and when the buyer gave notice */
  concludedAt: v.string(),
  requestedAt: v.string(),
});
export type InsurerCancelRequest = v.InferOutput<typeof insurerCancelRequestSchema>;

export const insurerCancelAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('accepted'), cancellation: insurerCancellationSchema }),
  v.object({ result: v.literal('refused'), reason: v.string() }),
]);
