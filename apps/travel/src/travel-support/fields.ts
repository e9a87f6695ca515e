import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';

const bookableDays = 365;

/** Whole lira for everybody together: what is lost when the trip does not happen. */
const cheapestTrip = 1_000;
const dearestTrip = 1_000_000;

export const tripFields: Field[] = [
  {
    kind: 'choice',
    name: 'area',
    for: 'price',
    wire: 'kapsam',
    options: [
      { value: 'turkiye', wire: 'turkiye' },
      { value: 'europe', wire: 'avrupa' },
      { value: 'world', wire: 'dunya' },
    ],
    width: 'l',
  },
  beginDate({ maxDays: bookableDays }),
  endDate(),
  {
    kind: 'number',
    name: 'tripCost',
    for: 'price',
    wire: 'seyahatBedeli',
    min: cheapestTrip,
    max: dearestTrip,
    unit: '₺',
    width: 'l',
  },
];

export const insuredFields: Field[] = [firstName(), lastName(), birthDate(), ...idOrPassport()];

export const contactFields: Field[] = [mobilePhone(), email()];
