import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';

/* Türkiye has kept one offset since 2016 */
const offset = '+03:00';
const dayMs = 86_400_000;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const dayBegins = (day: string): number => Date.parse(`${day}T00:00:00${offset}`);

/** Insurers name an instant, or a day: cover begins when that day begins in Istanbul. */
export const coverBegins = (text: string): Date => new Date(isDay(text) ? dayBegins(text) : text);

/** A day as the end is covered whole: cover ends when it ends. */
export const coverEnds = (text: string): Date => new Date(isDay(text) ? dayBegins(text) + dayMs : text);

/** `23 Aralık 2026 24:00` for a cover that ends at midnight, as policies write it; else the instant. */
export function showEnd(end: Date, language: Language): string {
  const isMidnight = (end.getTime() - Date.parse(`1970-01-01T00:00:00${offset}`)) % dayMs === 0;
  return isMidnight
    ? `${formatDate(new Date(end.getTime() - 1).toISOString(), language)} 24:00`
    : formatDateTime(end.toISOString(), language);
}
