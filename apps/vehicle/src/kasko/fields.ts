import type { Field, FieldOf } from '@sigorta/product-kit/field';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import type { Ladder } from '@sigorta/product-kit/renewal/renewal';
import { coverStart, secretSerial } from '../_family/fields.ts';

/** Make and model as the licence writes them; the price hangs on year and value. */
const makeAndModel: FieldOf<'text'> = {
  kind: 'text',
  name: 'makeAndModel',
  wire: 'markaModel',
  min: 2,
  max: 60,
  width: 'm',
};

/** The rule of product.ts holds it against next year. */
const modelYear: FieldOf<'number'> = {
  kind: 'number',
  name: 'modelYear',
  for: 'price',
  wire: 'modelYili',
  min: 1990,
  max: 2100,
  width: 'm',
};

/** Market value in bands of lira. */
const valueBand: FieldOf<'select'> = {
  kind: 'select',
  name: 'valueBand',
  for: 'price',
  wire: 'degerAraligi',
  options: [
    { value: 'upTo500', wire: 1 },
    { value: 'upTo1000', wire: 2 },
    { value: 'upTo1500', wire: 3 },
    { value: 'upTo2500', wire: 4 },
    { value: 'upTo4000', wire: 5 },
    { value: 'above4000', wire: 6 },
  ],
  width: 'l',
};

const usage: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'usage',
  for: 'price',
  wire: 'kullanimTarzi',
  text: 'field.carUsage',
  options: [
    { value: 'private', wire: 'hususi' },
    { value: 'commercial', wire: 'ticari' },
  ],
  preset: true,
  width: 'm',
};

const coverType: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'coverType',
  for: 'price',
  wire: 'kaskoTuru',
  options: [
    { value: 'full', wire: 'tam' },
    { value: 'extended', wire: 'genisletilmis' },
    { value: 'standard', wire: 'kasko' },
    { value: 'narrow', wire: 'dar' },
  ],
  width: 'full',
};

/** Glass mended where the buyer likes costs more; a narrow kasko has no glass. */
const glass: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'glass',
  for: 'price',
  wire: 'cam',
  when: { field: 'coverType', is: ['full', 'extended', 'standard'] },
  options: [
    { value: 'contracted', wire: 'anlasmali' },
    { value: 'anywhere', wire: 'serbest' },
    { value: 'none', wire: 'yok' },
  ],
  preset: true,
  width: 'full',
};

const replacementCar: FieldOf<'choice'> = {
  kind: 'choice',
  name: 'replacementCar',
  for: 'price',
  wire: 'ikameArac',
  when: { field: 'coverType', is: ['full', 'extended', 'standard'] },
  options: [
    { value: 'days7', wire: 7 },
    { value: 'days15', wire: 15 },
    { value: 'none', wire: 0 },
  ],
  width: 'full',
};

/** Usual discounts of the market; who does not know is priced without one (FACTS.md of the family). */
const noClaims: FieldOf<'select'> = {
  kind: 'select',
  name: 'noClaims',
  for: 'price',
  wire: 'hasarsizlikIndirimi',
  options: [
    { value: 'unknown', wire: 'bilinmiyor' },
    ...[65, 60, 50, 40, 30, 0].map((percent) => ({ value: `p${percent}`, wire: percent })),
  ],
  width: 'm',
};

/** The discount of the market's ladder after each further year without a claim. */
export const discountLadder: Ladder = {
  field: noClaims.name,
  steps: ['p0', 'p30', 'p40', 'p50', 'p60', 'p65'],
};

export const carFields: Field[] = [plate(), secretSerial(), makeAndModel, modelYear, valueBand, usage];

export const coverFields: Field[] = [coverType, glass, replacementCar];

export const historyFields: Field[] = [noClaims, coverStart()];
