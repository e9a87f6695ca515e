/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits become 0-9; everything else is left alone. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Only the digits of a text, in Latin form. For the digits-only fields of spec §5 (ids, phone, height, weight). */
export const keepDigits = (text: string, max = Number.POSITIVE_INFINITY): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, max);
