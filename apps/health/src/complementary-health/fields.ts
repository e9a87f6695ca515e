import type { Field } from '@sigorta/product-kit/field';
import { height, weight } from '@sigorta/product-kit/fields/body';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { nationalId } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { coverStart } from '../_family/fields.ts';

const yesOrNo = [
  { value: 'yes', wire: 'evet' },
  { value: 'no', wire: 'hayir' },
];

/** Where the hospitals are and what the policy shall pay. Outpatient care and birth are the two options of the market. */
export const coverFields: Field[] = [
  { kind: 'choice', name: 'sgk', wire: 'sgkHakki', options: yesOrNo, width: 'full' },
  { kind: 'lookup', name: 'province', for: 'price', wire: 'il', from: 'provinces', width: 'm' },
  {
    kind: 'lookup',
    name: 'healthDistrict',
    wire: 'ilce',
    from: 'healthDistricts',
    params: ['province'],
    width: 'm',
  },
  { kind: 'choice', name: 'outpatient', for: 'price', wire: 'ayaktaTedavi', options: yesOrNo, width: 'l' },
  { kind: 'choice', name: 'birth', for: 'price', wire: 'dogumTeminati', options: yesOrNo, width: 'l' },
  coverStart(),
];

export const insuredFields: Field[] = [
  {
    kind: 'select',
    name: 'relation',
    wire: 'yakinlik',
    options: [
      { value: 'self', wire: 'kendisi' },
      { value: 'spouse', wire: 'es' },
      { value: 'child', wire: 'cocuk' },
    ],
    width: 'l',
  },
  firstName(),
  lastName(),
  birthDate(),
  gender({ for: 'price' }),
  nationalId(),
  height(),
  weight(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
