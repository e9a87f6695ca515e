import { addDays, daysBetween, type IsoDate } from '@sigorta/validators/iso-date';
import type { Product } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';

type Declared = Pick<Product, 'renewal' | 'steps'>;

/** How many days ahead the form takes a first day of cover; null where it asks for none or takes any. */
const bookableDays = (product: Declared): number | null => {
  const first = fieldsOf(product as Product).find(({ kind }) => kind === 'date');
  return first?.kind === 'date' ? (first.maxDays ?? null) : null;
};

/**
 * On which days before the last day of cover prices are asked for, the earliest first; none for what is not renewed. The new
 * cover begins on the day after the last one, so a form that takes N days ahead is asked N - 1 days before at the earliest.
 */
export function askDaysOf(product: Declared): number[] {
  const most = bookableDays(product);
  const days = (product.renewal?.daysBefore ?? []).map((one) =>
    most === null ? one : Math.min(one, most - 1),
  );
  return [...new Set(days)].filter((one) => one >= 0).toSorted((a, b) => b - a);
}

/** The day of one reminder. */
export const dayOfAsking = (lastDay: IsoDate, daysBefore: number): IsoDate => addDays(lastDay, -daysBefore);

/** Reminders that are still to come on a day, that day's own with them. */
export const daysToCome = (product: Declared, lastDay: IsoDate, today: IsoDate): number[] =>
  askDaysOf(product).filter((days) => dayOfAsking(lastDay, days) >= today);

/**
 * Whether a reminder is the one of this day. One that was held up is sent late, but not into the day of the next, nor after the
 * cover has ended: two prices at once say less than one.
 */
export function isDue(product: Declared, lastDay: IsoDate, daysBefore: number, today: IsoDate): boolean {
  const left = daysBetween(today, lastDay);
  if (left < 0 || left > daysBefore) return false;
  const [next] = askDaysOf(product).filter((days) => days < daysBefore);
  return next === undefined || left > next;
}
