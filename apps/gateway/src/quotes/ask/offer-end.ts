import type { IsoDate } from '@sigorta/validators/iso-date';
import { startOfDay } from '@sigorta/validators/istanbul';

/** What bounds how long the price of an offer is held (decision 0389). */
export interface Bounds {
  now: Date;
  /** end of the insurer's own quote */
  quoteUntil: Date;
  /** what has to be left of that quote when a payment begins: the time at the bank and for last questions, ms */
  payingMs: number;
  /** the longest we hold it, ms */
  holdMs: number;
  /** first day of the cover in Istanbul; null when its insurer names none */
  firstDay: IsoDate | null;
}

/** A price is always held this long, unless its insurer ends it sooner (decision 0022). */
export const leastHoldMs = 30 * 60_000;

/**
 * Until when the price of an offer is held: as long as its insurer says, less what paying takes, never longer than we hold
 * any, and not into the day its cover begins.
 */
export function offerEnd({ now, quoteUntil, payingMs, holdMs, firstDay }: Bounds): Date {
  const at = now.getTime();
  const payable = quoteUntil.getTime() - payingMs;
  const ends = [payable > at ? payable : quoteUntil.getTime(), at + holdMs];
  if (firstDay !== null) ends.push(Math.max(startOfDay(firstDay).getTime(), at + leastHoldMs));
  return new Date(Math.min(...ends));
}
