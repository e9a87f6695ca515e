import type { Field } from '@sigorta/product-kit/field';
import { businessName, taxNumber } from '@sigorta/product-kit/fields/business';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { nationality, passportNo } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';

const bookableDays = 365;

/* guests arrive and leave; the words of a traveller who sets out would be wrong */
export const stayFields: Field[] = [
  beginDate({ maxDays: bookableDays, text: 'field.arrival' }),
  endDate({ text: 'field.departure' }),
];

/* the browser must not offer the receptionist's own name and birthday */
const ofGuest = { autocomplete: 'off' };

export const guestFields: Field[] = [
  firstName(ofGuest),
  lastName(ofGuest),
  nationality({ from: 'foreignNationalities', for: 'price' }),
  passportNo(),
  birthDate({ ...ofGuest, maxAge: 80 }),
  gender(),
];

export const businessFields: Field[] = [businessName(), taxNumber(), mobilePhone(), email()];
