import type { Field, FieldOf } from '@sigorta/product-kit/field';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import { coverStart, secretSerial, vehicleType } from '../_family/fields.ts';

/** The farthest country; the card holds in those on the way too, so one is enough (FACTS.md). */
const country: FieldOf<'lookup'> = {
  kind: 'lookup',
  name: 'country',
  for: 'price',
  wire: 'ulke',
  from: 'greenCardCountries',
  text: 'field.cardCountry',
  width: 'm',
};

/** 15 days, then whole months. */
const period: FieldOf<'select'> = {
  kind: 'select',
  name: 'period',
  for: 'price',
  wire: 'sure',
  options: [
    { value: 'd15', wire: '15gun' },
    ...Array.from({ length: 12 }, (_, at) => ({ value: `m${at + 1}`, wire: `${at + 1}ay` })),
  ],
  width: 'm',
};

export const vehicleFields: Field[] = [plate(), secretSerial(), vehicleType()];

export const journeyFields: Field[] = [country, period, coverStart()];
