import * as v from 'valibot';

const ms = (standard: number) => v.optional(v.pipe(v.number(), v.minValue(0)), standard);

/** `PURCHASE_TIMINGS` holds a JSON object with the values that differ; tests shorten the waits with it. */
export const timingsSchema = v.strictObject({
  /** a whole call to the payment provider; answers up to 80 s were seen elsewhere, 30 s nearly always do */
  providerTimeoutMs: ms(30_000),
  insurerTimeoutMs: ms(20_000),
  mailTimeoutMs: ms(20_000),
  /** how often workers look for work nobody woke them for */
  pollMs: ms(1_000),
  /** longer than any job's calls together, or two workers would do one job */
  leaseMs: ms(120_000),
  /** a started attempt without an answer of the provider is looked into after this; longer than the provider's limit */
  startGraceMs: ms(45_000),
  /** how long the buyer has at the bank */
  challengeMs: ms(15 * 60_000),
  firstInquiryMs: ms(3_000),
  longestInquiryMs: ms(300_000),
  /** "not found" is believed when said this often over at least this window (docs/lifecycle.md) */
  notFoundTimes: v.optional(v.number(), 4),
  notFoundWindowMs: ms(120_000),
  /** an attempt whose buyer is at the bank is asked about this long after its start: the return may be lost */
  openLooksMs: v.optional(v.array(v.pipe(v.number(), v.minValue(0))), [
    45_000,
    2 * 60_000,
    5 * 60_000,
    10 * 60_000,
  ]),
  /** an attempt closed without money is asked about again this long after */
  lateLooksMs: v.optional(v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.minLength(1)), [
    15 * 60_000,
    60 * 60_000,
    24 * 3_600_000,
  ]),
  /** a paid policy waits this long for the buyer's last answers, and never longer than until this before its quote ends */
  detailsMs: ms(24 * 3_600_000),
  detailsMarginMs: ms(30 * 60_000),
  /** a transfer is waited for this long, this long less than its offer is held, and not at all for less than the last */
  transferMs: ms(48 * 3_600_000),
  transferMarginMs: ms(3_600_000),
  transferLeastMs: ms(4 * 3_600_000),
  /** a refund nobody can tell the outcome of goes to a person after this */
  refundUnknownMs: ms(24 * 3_600_000),
  /** a charge is not sent when its insurer's quote ends sooner than this: the policy could not be made any more */
  issueMarginMs: ms(60_000),
  /** a part whose sending nobody can tell is sent again after this at the earliest, when the provider's day is closed */
  partAgainMs: ms(30 * 3_600_000),
  firstRetryMs: ms(2_000),
  longestRetryMs: ms(600_000),
  /** how often the SMS provider is asked what became of messages; it takes ten questions a minute */
  smsAskMs: ms(15_000),
  /** a mail that came back and may arrive another time goes again this long after, each time */
  mailAgainMs: v.optional(v.array(v.pipe(v.number(), v.minValue(0))), [60_000, 3 * 60_000]),
  documentLinkMs: ms(5 * 60_000),
  /** declined attempts an hour, of one quote or one session, after which the next has to wait */
  declinesPerHour: v.optional(v.number(), 6),
  /** a cancellation the insurer gives no clear answer to goes to a person after this; the notice has ten days (spec §9) */
  cancelUnknownMs: ms(3 * 24 * 3_600_000),
  /** automatic refunds an hour before a person is asked (decision 58) */
  refundsPerHour: v.optional(v.number(), 20),
});
export type Timings = v.InferOutput<typeof timingsSchema>;

export const standardTimings: Timings = v.parse(timingsSchema, {});

/** Delay before try number `tries` (from 1): doubling, capped, with jitter between half and whole. */
export function backOff(firstMs: number, longestMs: number, tries: number, random = Math.random): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 30));
  return Math.round(whole * (0.5 + random() / 2));
}
