/**
 * iyzico writes amounts as decimal text with at least one decimal and no needless zeros: 22 -> "22.0", 15.34 -> "15.34".
 * @param minor kuruş, a non-negative safe integer
 */
export function amountText(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError('amount is not a whole number of kuruş');
  const rest = String(minor % 100).padStart(2, '0');
  return `${Math.floor(minor / 100)}.${rest.endsWith('0') ? rest.slice(0, 1) : rest}`;
}

/** The same amount as response signatures want it: no trailing zeros, 10.50 -> "10.5", 10.00 -> "10". */
export const signedAmountText = (minor: number): string => amountText(minor).replace(/\.0$/, '');

/** Kuruş of an amount in an answer (JSON number or text); null when it is not exactly a number of kuruş. */
export function readAmount(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text);
  if (!match) return null;
  const decimals = (match[2] ?? '').padEnd(2, '0');
  if (/[1-9]/.test(decimals.slice(2))) return null;
  return Number(match[1]) * 100 + Number(decimals.slice(0, 2));
}
