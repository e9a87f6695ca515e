import type { FieldOf } from '@sigorta/product-kit/field';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate } from '@sigorta/product-kit/fields/travel';

/* What both products of the family ask about a home (spec §3, DASK home); codes are those of the wire. */

export const uavt: FieldOf<'uavt'> = {
  kind: 'uavt',
  name: 'uavt',
  for: 'price',
  wire: 'uavtKodu',
  width: 'l',
};

/** Gross, whole square metres. */
export const squareMetres = (min: number): FieldOf<'number'> => ({
  kind: 'number',
  name: 'squareMetres',
  for: 'price',
  wire: 'metrekare',
  min,
  max: 5000,
  unit: 'm²',
  width: 's',
});

export const buildYear: FieldOf<'select'> = {
  kind: 'select',
  name: 'buildYear',
  for: 'price',
  wire: 'insaYili',
  options: [
    { value: 'upTo1975', wire: 1 },
    { value: 'from1976', wire: 2 },
    { value: 'from2000', wire: 3 },
    { value: 'from2007', wire: 4 },
    { value: 'from2020', wire: 5 },
  ],
  width: 'm',
};

export const style: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'style',
  for: 'price',
  wire: 'yapiTarzi',
  options: [
    { value: 'concrete', wire: 1 },
    { value: 'other', wire: 2 },
  ],
  width: 'l',
};

/** Floors of the whole building above the ground floor. */
export const floors: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'floors',
  wire: 'katSayisi',
  options: [
    { value: 'low', wire: 1 },
    { value: 'middle', wire: 2 },
    { value: 'high', wire: 3 },
  ],
  width: 'l',
};

/** First day of a policy of one year. */
export const policyStart = (maxDays: number): FieldOf<'date'> =>
  beginDate({ maxDays, text: 'field.policyStart' });

/** Whose policy it is. */
export const policyholder = [firstName(), lastName(), ...idOrPassport()];
