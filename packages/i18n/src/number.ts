import type { Language } from './language.ts';
import { numberLocales } from './locale.ts';

/* made once: making one costs more than a hundred numbers */
const formats = new Map<Language, Intl.NumberFormat>();

/** `12.871` in Turkish, `12,871` in English; at most three decimals. */
export function formatNumber(value: number, language: Language): string {
  /* nothing is grouped in them, and most sentences count no further */
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = formats.get(language) ?? new Intl.NumberFormat(numberLocales[language]);
  formats.set(language, format);
  return format.format(value);
}

/** What stands before the hundredths: a comma, in English a point. */
export const decimalSign = (language: Language): string => formatNumber(0.5, language).slice(1, 2);

/** @param share 0.2 gives `%20` in Turkish, `20%` in English. Marks of direction are left out; show it in `<bdi>`. */
export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(numberLocales[language], { style: 'percent', maximumFractionDigits: 2 })
    .format(share)
    .replace(/[\u200E\u200F\u061C]/g, '');

/** An exchange rate, always four decimals. @param rate text as on the wire, `"50.1234"` */
export const formatRate = (rate: string, language: Language): string =>
  new Intl.NumberFormat(numberLocales[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  }).format(Number(rate));
