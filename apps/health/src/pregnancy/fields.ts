import type { Condition, Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { coverStart } from '../_family/fields.ts';

const whileExpecting: Condition = { field: 'expecting', is: ['yes'] };

/** Health answers: sealed, in no draft, guessed by nobody. */
export const pregnancyFields: Field[] = [
  {
    kind: 'choice',
    name: 'expecting',
    for: 'price',
    wire: 'hamile',
    options: [
      { value: 'yes', wire: 'evet' },
      { value: 'no', wire: 'hayir' },
    ],
    sensitive: true,
    width: 'l',
  },
  {
    kind: 'number',
    name: 'pregnancyWeek',
    for: 'price',
    wire: 'hamilelikHaftasi',
    min: 1,
    max: 41,
    when: whileExpecting,
    sensitive: true,
    width: 'm',
  },
  {
    kind: 'choice',
    name: 'babies',
    for: 'price',
    wire: 'bebek',
    options: [
      { value: 'one', wire: 'tek' },
      { value: 'more', wire: 'cogul' },
    ],
    when: whileExpecting,
    sensitive: true,
    width: 'm',
  },
  { kind: 'lookup', name: 'province', for: 'price', wire: 'il', from: 'provinces', width: 'm' },
  coverStart(),
];

export const motherFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ minAge: 18, maxAge: 45 }),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
