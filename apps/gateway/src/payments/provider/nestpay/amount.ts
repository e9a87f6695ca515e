/** NestPay writes what is paid as decimal text with two decimals: 10025 -> "100.25". @param minor kuruş */
export function amountText(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError('amount is not a whole number of kuruş');
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

const decimal = (text: string): number | null => {
  const match = /^(\d{1,12})\.(\d{1,2})$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
};

/** Kuruş of an amount in a form: "100.25", "100.2" or "100"; null for anything else. */
export const readFormAmount = (text: string): number | null =>
  /^\d{1,12}$/.test(text) ? Number(text) * 100 : decimal(text);

/** Kuruş of an amount in an inquiry, where 1.01 is written "101"; with a decimal point it is a decimal there too. */
export const readQueryAmount = (text: string): number | null =>
  /^\d{1,14}$/.test(text) ? Number(text) : decimal(text);
