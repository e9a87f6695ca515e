import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';

/** No cat or dog is older. */
const oldestPet = 30;

/** Species, breed, sex, age, name, colour (spec §3). */
export const petFields: Field[] = [
  {
    kind: 'choice',
    name: 'species',
    for: 'price',
    wire: 'tur',
    options: [
      { value: 'cat', wire: 'kedi' },
      { value: 'dog', wire: 'kopek' },
    ],
    width: 'l',
  },
  {
    kind: 'lookup',
    name: 'breed',
    for: 'price',
    wire: 'irk',
    from: 'petBreeds',
    params: ['species'],
    width: 'm',
  },
  {
    kind: 'choice',
    name: 'petGender',
    wire: 'cinsiyet',
    options: [
      { value: 'female', wire: 'D' },
      { value: 'male', wire: 'E' },
    ],
    width: 'm',
  },
  { kind: 'number', name: 'petAge', for: 'price', wire: 'yas', max: oldestPet, width: 's' },
  { kind: 'text', name: 'petName', wire: 'ad', max: 40, width: 'm' },
  { kind: 'text', name: 'petColour', wire: 'renk', max: 40, width: 'm' },
];

export const ownerFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ minAge: 18, for: 'policy' }),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];

const longestSinceVaccination = 3 * 365;

/** What only the policy needs: asked after payment. The chip leads to its owner in the register. */
export const policyFields: Field[] = [
  { kind: 'microchip', name: 'microchip', wire: 'mikrocip', sensitive: true, width: 'm' },
  {
    kind: 'date',
    name: 'lastVaccination',
    wire: 'sonAsiTarihi',
    minDays: -longestSinceVaccination,
    maxDays: 0,
    width: 'm',
  },
];
