/**
 * Why money goes back. The first three are the order's own error; a late charge came after its order was closed or
 * paid; staff agree to all of a payment or to a part of it.
 */
export const refundReasons = [
  'policy-failed',
  'offer-expired',
  'already-paid',
  'late-charge',
  'cancelled',
  'agreed',
  'agreed-part',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A part that two persons of staff agreed to give back: order and policy stay as they are. */
export const partAgreed = 'agreed-part' satisfies RefundReason;
