import { addDays, ageOn, daysBetween, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';
import type { Application, FieldValues } from '../field.ts';
import type { Product } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import type { Ladder } from './renewal.ts';

/** First days of the cover that ends and of the one that follows it. */
export interface Periods {
  from: IsoDate;
  to: IsoDate;
}

/** Whole years from one first day to the other. */
export const yearsBetween = ({ from, to }: Periods): number => (to > from ? ageOn(from, to) : 0);

/** A step that is in no ladder, as "I do not know", stays what it is. */
const climbed = ({ steps }: Ladder, step: unknown, years: number): string | null => {
  const at = steps.indexOf(String(step));
  return at === -1 ? null : (steps[Math.min(at + years, steps.length - 1)] ?? null);
};

/** The ladder's answer before and after, where it climbs. */
export function climbOf(
  { renewal }: Pick<Product, 'renewal'>,
  application: Application,
  periods: Periods,
): { field: string; from: string; to: string } | null {
  const ladder = renewal?.ladder;
  const step = ladder && application[ladder.field];
  const to = ladder ? climbed(ladder, step, yearsBetween(periods)) : null;
  if (!ladder || to === null || to === step) return null;
  return { field: ladder.field, from: String(step), to };
}

const aged = (application: Application, names: readonly string[], years: number): FieldValues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = application[name];
      return typeof value === 'number' ? [[name, value + years]] : [];
    }),
  );

/** Every date of the form as far from the first day as it was. */
const moved = (product: Product, application: Application, { to }: Periods): FieldValues => {
  const dates = fieldsOf(product).filter(({ kind }) => kind === 'date');
  const [first] = dates;
  const asked = first && application[first.name];
  if (typeof asked !== 'string' || !isIsoDate(asked)) return {};
  const by = daysBetween(asked, to);
  return Object.fromEntries(
    dates.flatMap(({ name }) => {
      const value = application[name];
      return typeof value === 'string' && isIsoDate(value) ? [[name, addDays(value, by)]] : [];
    }),
  );
};

/**
 * The answers of a policy as they are for the period after it: its dates moved, ages in years grown, a step of a ladder climbed.
 * Birth dates stay, since ages are counted on the first day. Nothing is answered that was not.
 */
export function renewedApplication(
  product: Product,
  application: Application,
  periods: Periods,
): Application {
  const { renewal } = product;
  if (!renewal) return application;
  const years = yearsBetween(periods);
  const climb = climbOf(product, application, periods);
  return {
    ...application,
    ...moved(product, application, periods),
    ...aged(application, renewal.ages ?? [], years),
    ...(climb && { [climb.field]: climb.to }),
    ...renewal.sets,
  };
}
