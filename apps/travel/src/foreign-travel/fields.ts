import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, country, endDate, purpose, region, tripType } from '@sigorta/product-kit/fields/travel';

const bookableDays = 365;

/** `endDate` is the last day of cover, also for a one-way journey. */
export const tripFields: Field[] = [
  /* some insurers take round trips only; most travellers come back */
  tripType({ for: 'price', preset: true }),
  region(),
  purpose(),
  country(),
  beginDate({ maxDays: bookableDays }),
  endDate(),
];

export const insuredFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ maxAge: 85 }),
  gender(),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
