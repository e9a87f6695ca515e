import type { IsoDate } from './iso-date.ts';

const calendarDay = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Türkiye at an instant: policies begin and birth dates are judged by it. */
export function todayInIstanbul(now: Date): IsoDate {
  const part: Record<string, string> = {};
  for (const { type, value } of calendarDay.formatToParts(now)) part[type] = value;
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}
