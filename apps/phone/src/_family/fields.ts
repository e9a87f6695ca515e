import type { Field } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';

/** Brand, model with storage, IMEI, new or used (spec §3). */
export const deviceFields: Field[] = [
  { kind: 'lookup', name: 'brand', for: 'price', wire: 'marka', from: 'phoneBrands', width: 'm' },
  {
    kind: 'lookup',
    name: 'model',
    for: 'price',
    wire: 'model',
    from: 'phoneModels',
    params: ['brand'],
    width: 'm',
  },
  { kind: 'imei', name: 'imei', wire: 'imei', width: 'm' },
  { kind: 'checkbox', name: 'isNewDevice', for: 'price', wire: 'cihazYeni' },
];

export const ownerFields: Field[] = [
  firstName(),
  lastName(),
  birthDate({ minAge: 18, for: 'policy' }),
  ...idOrPassport(),
];

export const contactFields: Field[] = [mobilePhone(), email()];
