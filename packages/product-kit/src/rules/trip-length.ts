import { daysBetween, isIsoDate } from '@sigorta/validators/iso-date';
import type { Application } from '../field.ts';
import type { Rule } from '../product.ts';

/** Days of cover, first and last included; null while a date is missing or the end lies before the beginning. */
export function tripDays({ beginDate, endDate }: Application): number | null {
  if (typeof beginDate !== 'string' || typeof endDate !== 'string') return null;
  if (!isIsoDate(beginDate) || !isIsoDate(endDate) || endDate < beginDate) return null;
  return daysBetween(beginDate, endDate) + 1;
}

/** The trip may last so many days, both ends included; the message stands at the end date. */
export const tripNotLongerThan =
  (maxDays: number, message: string): Rule =>
  (application) => {
    const days = tripDays(application);
    return days !== null && days > maxDays ? { field: 'endDate', message } : null;
  };
