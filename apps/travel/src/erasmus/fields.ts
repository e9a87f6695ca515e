import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, country, endDate } from '@sigorta/product-kit/fields/travel';

const bookableDays = 365;

export const stayFields: Field[] = [
  {
    kind: 'choice',
    name: 'activity',
    for: 'price',
    wire: 'katilimTuru',
    options: [
      { value: 'study', wire: 'ogrenci' },
      { value: 'traineeship', wire: 'calisan' },
    ],
    width: 'l',
  },
  country({ from: 'countriesErasmus', params: [] }),
  beginDate({ maxDays: bookableDays }),
  endDate(),
];

export const insuredFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ maxAge: 70 }),
  gender(),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
