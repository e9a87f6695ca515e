/** The last minute before an exclusive end, so that midnight is shown as the day it closes. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 60_000).toISOString();

/** Whole days until an instant, a begun one counted; 0 when it has passed. */
export const daysUntil = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / 86_400_000));
