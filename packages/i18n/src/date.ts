import type { Language } from './language.ts';
import { dateLocales } from './locale.ts';

/** `long` 12 Aralık 2026 · `short` 12 Ara · `numeric` 12.12.2026 */
export type DateStyle = 'long' | 'short' | 'numeric';

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
};
const timeOptions: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, timeZone: string, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${name}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(dateLocales[language], { ...options, timeZone });
    formatters.set(key, found);
  }
  return found;
}

/* a calendar day has no zone and must not move by one; an instant is shown as clocks in Türkiye show it */
const zoneOf = (value: string): string => (value.length === 10 ? 'UTC' : 'Europe/Istanbul');

/* Arabic locales put marks of direction between the numbers; `<bdi>` does that job. Thin spaces come and go with the
   version of ICU, and server and browser must write the same text */
const tidy = (text: string): string =>
  text.replace(/[\u200E\u200F\u061C]/g, '').replace(/[\u2009\u202F]/g, ' ');

function show(value: string, language: Language, name: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return tidy(formatter(language, zoneOf(value), name, options).format(date));
}

/**
 * @param value an ISO date (`2026-12-12`) or an ISO instant (`2026-12-11T22:00:00Z`), which is shown in Istanbul time
 * @returns an empty text for anything else
 */
export const formatDate = (value: string, language: Language, style: DateStyle = 'long'): string =>
  show(value, language, style, dateOptions[style]);

/** `18:00` of an ISO instant, Istanbul time, 24 hours. */
export const formatTime = (instant: string, language: Language): string =>
  show(instant, language, 'time', timeOptions);

/** `21 Kasım 2026 18:00` of an ISO instant, Istanbul time. */
export const formatDateTime = (instant: string, language: Language): string =>
  [formatDate(instant, language), formatTime(instant, language)].filter(Boolean).join(' ');

/** Two ISO dates as one phrase: `12–23 Aralık 2026`. An empty text when either is none. */
export function formatDateRange(from: string, to: string, language: Language): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return '';
  return tidy(formatter(language, zoneOf(from), 'long', dateOptions.long).formatRange(start, end));
}
