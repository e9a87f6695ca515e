import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate, tripType } from '@sigorta/product-kit/fields/travel';

const bookableDays = 365;

export const tripFields: Field[] = [tripType(), beginDate({ maxDays: bookableDays }), endDate()];

export const insuredFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ maxAge: 80 }),
  gender(),
  /* some insurers take no passports */
  ...idOrPassport({ for: 'price' }),
];

export const contactFields: Field[] = [mobilePhone(), email()];
