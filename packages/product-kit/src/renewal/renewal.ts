import type { FieldValues } from '../field.ts';

/** Answers of the form that name steps, from the lowest; a year without a claim climbs one. */
export interface Ladder {
  field: string;
  steps: readonly string[];
}

/**
 * How a product's cover is taken again (decision 0392). Only what lasts long has one: a trip that is over is not renewed.
 * Names are those of the form's own fields.
 */
export interface Renewal {
  /** on which days before the last day of cover a buyer who asked for it is reminded, the earliest first */
  daysBefore: readonly number[];
  /** answers that together say what is insured; the persons' identity numbers where there are none */
  thing: readonly string[];
  /** answers in whole years that grow while the cover runs */
  ages?: readonly string[];
  /** answers that are another one when the first cover is over */
  sets?: FieldValues;
  ladder?: Ladder;
}

/** A month, a fortnight and a week: time to compare, to ask and to decide. */
export const usualDaysBefore = [30, 15, 7] as const;
