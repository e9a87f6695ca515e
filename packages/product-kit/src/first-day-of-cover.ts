import { addDays, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';
import type { FieldValues } from './field.ts';
import type { Product } from './product.ts';
import { fieldsOf } from './product-fields.ts';
import { isVisible } from './visible-fields.ts';

/**
 * The day on which insurers judge ages. A product that asks for dates asks for this one first; one that asks for none
 * begins on the day after. While the date is missing or over it is today.
 */
export function firstDayOfCover(product: Product, values: FieldValues, today: IsoDate): IsoDate {
  const first = fieldsOf(product).find((field) => field.kind === 'date' && isVisible(field, values));
  if (!first) return addDays(today, 1);
  const asked = values[first.name];
  return typeof asked === 'string' && isIsoDate(asked) && asked > today ? asked : today;
}
