import type { Field } from '@sigorta/product-kit/field';
import { mobilePhone } from '@sigorta/product-kit/fields/contact';
import { firstName, lastName } from '@sigorta/product-kit/fields/person';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import { secretSerial } from '../_family/fields.ts';

/* What staff need to ask insurers by hand (spec §3, vehicle request). */

export const vehicleFields: Field[] = [
  plate(),
  { kind: 'text', name: 'licence', wire: 'ruhsat', min: 3, max: 30, sensitive: true, width: 'm' },
  secretSerial(),
];

export const policyFields: Field[] = [
  {
    kind: 'choice',
    name: 'productKind',
    wire: 'urunTuru',
    options: [
      { value: 'traffic', wire: 'trafik' },
      { value: 'comprehensive', wire: 'kasko' },
      { value: 'both', wire: 'ikisi' },
    ],
    width: 'full',
  },
  { kind: 'number', name: 'policyDuration', wire: 'policeSuresi', min: 1, max: 366, width: 'm' },
  { kind: 'lookup', name: 'occupation', wire: 'meslek', from: 'occupations', width: 'm' },
];

export const contactFields: Field[] = [firstName(), lastName(), mobilePhone()];
