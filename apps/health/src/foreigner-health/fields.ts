import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { nationality, passportOrForeignerId } from '@sigorta/product-kit/fields/identity';
import {
  birthDate,
  birthPlace,
  fatherName,
  firstName,
  gender,
  lastName,
} from '@sigorta/product-kit/fields/person';
import { coverStart } from '../_family/fields.ts';

/** Residence permits are given for one or two years, and the policy has to last as long. */
export const stayFields: Field[] = [
  {
    kind: 'choice',
    name: 'duration',
    for: 'price',
    wire: 'sureYil',
    options: [
      { value: 'oneYear', wire: 1 },
      { value: 'twoYears', wire: 2 },
    ],
    width: 'm',
  },
  coverStart(),
];

/** Father's name and place of birth tell persons with like names apart (spec §3). */
export const insuredFields: Field[] = [
  firstName(),
  lastName(),
  fatherName(),
  birthPlace(),
  birthDate({ maxAge: 75 }),
  gender(),
  nationality({ from: 'foreignNationalities' }),
  ...passportOrForeignerId(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
