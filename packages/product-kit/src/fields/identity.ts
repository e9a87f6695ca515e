import type { Condition, FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/** Foreigners choose passport or id (spec §3); a foreigner living in Türkiye has an id beginning with 99. */
export const idKind = (tweaks: Tweaks<'choice'> = {}): FieldOf<'choice'> => ({
  kind: 'choice',
  name: 'idKind',
  wire: 'kimlikTuru',
  options: [
    { value: 'nationalId', wire: 'kimlik' },
    { value: 'passport', wire: 'pasaport' },
  ],
  width: 'm',
  ...tweaks,
});

const withId: Condition = { field: 'idKind', is: ['nationalId'] };
const withPassport: Condition = { field: 'idKind', is: ['passport'] };

/** Stands alone; give `whenIdChosen` beside an `idKind`. */
export const nationalId = (tweaks: Tweaks<'nationalId'> = {}): FieldOf<'nationalId'> => ({
  kind: 'nationalId',
  name: 'nationalId',
  wire: 'kimlikNo',
  sensitive: true,
  width: 'm',
  ...tweaks,
});

/** Of a foreigner living in Türkiye: 99 and nine digits, a wrong checksum is no fault. */
export const foreignerId = (tweaks: Tweaks<'foreignerId'> = {}): FieldOf<'foreignerId'> => ({
  kind: 'foreignerId',
  name: 'foreignerId',
  wire: 'yabanciKimlikNo',
  sensitive: true,
  width: 'm',
  ...tweaks,
});

export const passportNo = (tweaks: Tweaks<'passportNo'> = {}): FieldOf<'passportNo'> => ({
  kind: 'passportNo',
  name: 'passportNo',
  wire: 'pasaportNo',
  sensitive: true,
  width: 'm',
  ...tweaks,
});

export const nationality = (tweaks: Tweaks<'lookup'> = {}): FieldOf<'lookup'> => ({
  kind: 'lookup',
  name: 'nationality',
  wire: 'uyruk',
  from: 'nationalities',
  width: 'm',
  ...tweaks,
});

/** The four fields of a person who may be a citizen or a foreigner, in screen order. */
export const idOrPassport = (kind: Tweaks<'choice'> = {}) => [
  idKind(kind),
  nationalId({ when: withId }),
  nationality({ when: withPassport }),
  passportNo({ when: withPassport }),
];

/** The three fields of a person who is certainly a foreigner; newcomers have no number yet. */
export const passportOrForeignerId = () => [
  idKind({
    options: [
      { value: 'passport', wire: 'pasaport' },
      { value: 'foreignerId', wire: 'yabanciKimlik' },
    ],
  }),
  passportNo({ when: withPassport }),
  foreignerId({ when: { field: 'idKind', is: ['foreignerId'] } }),
];
