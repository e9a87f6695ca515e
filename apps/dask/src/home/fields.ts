import type { Field, FieldOf } from '@sigorta/product-kit/field';
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

const smallestHome = 20;
const startsWithinDays = 30;

/** Who lives there decides what can be insured: a tenant has contents only, a landlord the building only. */
const occupancy: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'occupancy',
  for: 'price',
  wire: 'oturum',
  open: true,
  options: [
    { value: 'owner', wire: 'malik' },
    { value: 'tenant', wire: 'kiraci' },
    { value: 'landlord', wire: 'kirayaVeren' },
  ],
  width: 'l',
};

/** Whole lira. */
const buildingSum: FieldOf<'number'> = {
  kind: 'number',
  name: 'buildingSum',
  for: 'price',
  wire: 'binaBedeli',
  when: { field: 'occupancy', is: ['owner', 'landlord'] },
  min: 250_000,
  max: 50_000_000,
  unit: '₺',
  width: 'm',
};

/** Whole lira. */
const contentsSum: FieldOf<'number'> = {
  kind: 'number',
  name: 'contentsSum',
  for: 'price',
  wire: 'esyaBedeli',
  when: { field: 'occupancy', is: ['owner', 'tenant'] },
  min: 50_000,
  max: 10_000_000,
  unit: '₺',
  width: 'm',
};

const cover = (name: string, wire: string): FieldOf<'checkbox'> => ({
  kind: 'checkbox',
  name,
  for: 'price',
  wire,
  width: 'l',
});

/** Earthquake cover stands on top of the compulsory policy and is sold with one only. */
const hasDask: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'hasDask',
  wire: 'daskVar',
  when: { field: 'coverEarthquake', is: [true] },
  options: [
    { value: 'yes', wire: 1 },
    { value: 'no', wire: 0 },
  ],
  width: 'l',
};

export const homeFields: Field[] = [uavt, squareMetres(smallestHome), buildYear, style, floors];
export const sumFields: Field[] = [occupancy, buildingSum, contentsSum];
export const coverFields: Field[] = [
  cover('coverTheft', 'hirsizlik'),
  cover('coverFlood', 'selVeSuBaskini'),
  cover('coverGlass', 'camKirilmasi'),
  cover('coverLiability', 'maliMesuliyet'),
  cover('coverEarthquake', 'deprem'),
  hasDask,
  policyStart(startsWithinDays),
];
export const holderFields: Field[] = policyholder;
export const contactFields: Field[] = [mobilePhone(), email()];
