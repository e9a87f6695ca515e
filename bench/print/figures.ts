/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that `share` of all values do not exceed, `share` between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Kilobytes of 1000 bytes, one digit. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const whole = (value: number): string => Math.round(value).toString();
