import type { Timings } from '../../platform/timings.ts';

/** The clocks the machine goes by, all ms. */
export interface Rules {
  /** the buyer's time at the bank; later nothing is taken any more */
  bankMs: number;
  /** after this a start without an answer is looked into */
  graceMs: number;
  /** a charge is not sent when its insurer's quote ends sooner than this */
  issueMarginMs: number;
  /** longer than fence, client time-out and the slowest answer together: what was not found after it was not done */
  windowMs: number;
  absentTimes: number;
  firstLookMs: number;
  longestLookMs: number;
  /** after the start of an attempt whose buyer is at the bank, for which nothing was taken yet as far as we know */
  openLooksMs: readonly number[];
  lateLooksMs: readonly number[];
  /** a part whose sending nobody can tell is sent again only after this, when the provider's day is closed */
  partAgainMs: number;
  /** then a refund nobody can tell, or a notice nobody answers, goes to a person */
  refundUnknownMs: number;
  endUnknownMs: number;
  /** time for a product's last questions, and how long before the insurer's quote ends it is over */
  detailsMs: number;
  detailsMarginMs: number;
}

export const rulesOf = (timings: Timings): Rules => ({
  bankMs: timings.challengeMs,
  graceMs: timings.startGraceMs,
  issueMarginMs: timings.issueMarginMs,
  windowMs: timings.notFoundWindowMs,
  absentTimes: timings.notFoundTimes,
  firstLookMs: timings.firstInquiryMs,
  longestLookMs: timings.longestInquiryMs,
  openLooksMs: timings.openLooksMs,
  lateLooksMs: timings.lateLooksMs,
  partAgainMs: timings.partAgainMs,
  refundUnknownMs: timings.refundUnknownMs,
  endUnknownMs: timings.cancelUnknownMs,
  detailsMs: timings.detailsMs,
  detailsMarginMs: timings.detailsMarginMs,
});
