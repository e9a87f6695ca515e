import type { Timings } from '../../platform/timings.ts';

/**
 * Until when a transfer is waited for: never longer than what it pays for is held, with time left to have the policy
 * made. Null when that is too short for money to arrive.
 * @param heldUntil end of the insurer's quote, or of the payment request; null when nothing ends
 */
export function transferUntil(
  { transferMs, transferMarginMs, transferLeastMs }: Timings,
  heldUntil: Date | null,
  now: Date,
): Date | null {
  const longest = now.getTime() + transferMs;
  const end = heldUntil === null ? longest : Math.min(longest, heldUntil.getTime() - transferMarginMs);
  return end - now.getTime() < transferLeastMs ? null : new Date(end);
}
