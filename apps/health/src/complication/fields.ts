import type { Condition, Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { operations } from './operations.ts';

/** Insurers take the risk only before the operation, and not half a year ahead. */
const operationWindow = { minDays: 1, maxDays: 180 };

const companionComes: Condition = {
  field: 'operation',
  is: operations.filter(({ companion }) => companion).map(({ value }) => value),
};

/** What is operated and where are health answers: sealed, in no draft; only the policy says them. */
export const operationFields: Field[] = [
  {
    kind: 'select',
    name: 'operation',
    for: 'price',
    wire: 'planTipi',
    options: operations.map(({ value, wire }) => ({ value, wire })),
    sensitive: true,
    width: 'l',
  },
  {
    kind: 'date',
    name: 'operationDate',
    for: 'price',
    wire: 'ameliyatTarihi',
    ...operationWindow,
    width: 's',
  },
  {
    kind: 'text',
    name: 'clinic',
    wire: 'saglikKurulusu',
    min: 3,
    max: 120,
    sensitive: true,
    width: 'l',
  },
  {
    kind: 'personName',
    name: 'companionFirstName',
    wire: 'refakatciAd',
    when: companionComes,
    width: 'm',
  },
  {
    kind: 'personName',
    name: 'companionLastName',
    wire: 'refakatciSoyad',
    when: companionComes,
    width: 'm',
  },
];

export const patientFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ minAge: 18, maxAge: 75 }),
  gender(),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
