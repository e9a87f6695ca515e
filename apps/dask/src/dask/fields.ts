import type { Condition, Field, FieldOf, Purpose } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import {
  buildYear,
  floors,
  policyholder,
  policyStart,
  squareMetres,
  style,
  uavt,
} from '../_family/fields.ts';

/** spec §9 */
const smallestHome = 40;
/** a renewal may be bought before the old policy ends */
const startsWithinDays = 30;

const usage: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'usage',
  for: 'price',
  wire: 'kullanimSekli',
  options: [
    { value: 'commercial', wire: 1 },
    { value: 'residential', wire: 2 },
    { value: 'other', wire: 3 },
  ],
  width: 'l',
};

const damage: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'damage',
  wire: 'hasarDurumu',
  options: [
    { value: 'none', wire: 1 },
    { value: 'slight', wire: 2 },
    { value: 'moderate', wire: 3 },
    { value: 'total', wire: 4 },
  ],
  width: 'l',
};

const yesOrNo = (name: string, wire: string, purpose: Purpose): FieldOf<'choice'> => ({
  kind: 'choice',
  name,
  wire,
  for: purpose,
  open: true,
  options: [
    { value: 'yes', wire: 1 },
    { value: 'no', wire: 0 },
  ],
  width: 'l',
});

const mortgaged: Condition = { field: 'mortgagee', is: ['yes'] };

/** A bank or a financial institution lends, never both (FACTS.md). */
const mortgage: Field[] = [
  yesOrNo('mortgagee', 'dainiMurtehin', 'policy'),
  {
    kind: 'choice',
    name: 'lender',
    wire: 'dainiMurtehinTuru',
    when: mortgaged,
    options: [
      { value: 'bank', wire: 'banka' },
      { value: 'institution', wire: 'finansKurumu' },
    ],
    width: 'l',
  },
  {
    kind: 'lookup',
    name: 'bank',
    wire: 'banka',
    from: 'banks',
    when: { field: 'lender', is: ['bank'] },
    width: 'l',
  },
  {
    kind: 'lookup',
    name: 'institution',
    wire: 'finansKurumu',
    from: 'financialInstitutions',
    when: { field: 'lender', is: ['institution'] },
    width: 'l',
  },
  {
    kind: 'text',
    name: 'branchCode',
    wire: 'subeKodu',
    when: mortgaged,
    max: 6,
    inputMode: 'numeric',
    width: 's',
  },
  { kind: 'text', name: 'branch', wire: 'sube', when: mortgaged, max: 60, width: 'm' },
];

export const homeFields: Field[] = [uavt, squareMetres(smallestHome), usage];
export const buildingFields: Field[] = [buildYear, style, { ...floors, for: 'price' }, damage];
export const policyFields: Field[] = [
  yesOrNo('renewal', 'yenileme', 'price'),
  policyStart(startsWithinDays),
  ...mortgage,
];
export const holderFields: Field[] = policyholder;
export const contactFields: Field[] = [mobilePhone(), email()];
