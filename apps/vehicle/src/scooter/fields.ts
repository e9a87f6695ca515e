import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';

const bookableDays = 90;

/** Nobody younger may ride an electric scooter on Turkish roads. */
const youngestRider = 15;

export const rentalFields: Field[] = [
  beginDate({ text: 'field.rentalStart', maxDays: bookableDays }),
  endDate({ text: 'field.rentalEnd' }),
];

export const riderFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ minAge: youngestRider, maxAge: 75 }),
  /* some insurers take no passports */
  ...idOrPassport({ for: 'price' }),
];

export const contactFields: Field[] = [mobilePhone(), email()];
