import * as v from 'valibot';
import { instant } from './calendar-day.ts';
import { coverPeriodSchema } from './cover-period.ts';
import { moneySchema } from './money.ts';
import { named, toldId, toldText } from './told.ts';
import { opaqueId } from './wire.ts';

/** Where a compulsory policy needs one: what the buyer chooses from. */
export const cancellationReasons = [
  'property-sold',
  'property-gone',
  'vehicle-sold',
  'vehicle-scrapped',
  'insured-twice',
  'new-policy-shown',
  'permit-ended',
  'publicly-insured',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** What the buyer may know of a cancellation. The gateway's own states are finer. */
export const cancellationStates = [
  'passing-on',
  'refused',
  'refund-due',
  'refunded',
  /** cancelled, and nothing goes back */
  'closed',
  'manual',
] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** Why an insurer says no; what else it says is `other`. */
export const cancellationRefusals = [
  'claim-open',
  'cover-over',
  'already-cancelled',
  'unknown-policy',
  'document-needed',
  'other',
] as const;
export type CancellationRefusal = (typeof cancellationRefusals)[number];

/** Days are the cover's own, 24 hours from its first minute; a begun day counts as used. */
const estimateSchema = v.object({
  refund: moneySchema,
  /** all of it, the days left, or nothing any more */
  share: v.picklist(['whole', 'days', 'nothing']),
  hasBegun: v.boolean(),
  daysTotal: v.number(),
  daysUsed: v.number(),
  daysLeft: v.number(),
  /** end of the 14 days (UTC, exclusive); null where there is no such right (decision 0140) */
  withdrawalUntil: v.nullable(instant),
  isWithdrawal: v.boolean(),
});
export type CancellationEstimate = v.InferOutput<typeof estimateSchema>;

const askedSchema = v.object({
  state: v.picklist(cancellationStates),
  kind: v.picklist(['withdrawal', 'cancellation']),
  requestedAt: instant,
  /** by when the agency has passed the notice on, and by when the insurer may refund (spec §9) */
  passOnBy: instant,
  refundBy: v.nullable(instant),
  /** what goes back, once the insurer said so; until then what was expected */
  refund: moneySchema,
  expected: moneySchema,
  refusal: v.nullable(v.picklist(cancellationRefusals)),
  settledAt: v.nullable(instant),
});

/** A policy as its cancellation needs it: nothing in it tells who is insured. */
export const cancellablePolicySchema = v.object({
  purchaseId: opaqueId,
  product: toldId,
  /** in the language of the call */
  productName: toldText,
  insurer: named,
  policyNumber: toldId,
  cover: coverPeriodSchema,
  signedAt: instant,
  paid: moneySchema,
  estimate: estimateSchema,
  /** the law wants such a policy: without it another one is needed */
  isCompulsory: v.boolean(),
  /** one of these must be given; none are asked where it is empty */
  reasons: v.array(v.picklist(cancellationReasons)),
  /** `used`: nothing is left to give back; `state`: the purchase is being settled otherwise */
  blocked: v.nullable(v.picklist(['used', 'state'])),
  cancellation: v.nullable(askedSchema),
});
export type CancellablePolicy = v.InferOutput<typeof cancellablePolicySchema>;
