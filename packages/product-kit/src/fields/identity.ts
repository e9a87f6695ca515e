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
export const idOrPassport = () => [
  idKind(),
  nationalId({ when: withId }),
  nationality({ when: withPassport }),
  passportNo({ when: withPassport }),
];
