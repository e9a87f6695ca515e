import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/* Travel, spec §3. */

export const tripType = (tweaks: Tweaks<'choice'> = {}): FieldOf<'choice'> => ({
  kind: 'choice',
  name: 'tripType',
  wire: 'seyahatTuru',
  options: [
    { value: 'round', wire: 'gidisDonus' },
    { value: 'oneWay', wire: 'tekYon' },
  ],
  width: 'l',
  ...tweaks,
});

/** `diger` becomes `dunya` only in the call for the countries (spec §7). */
export const region = (tweaks: Tweaks<'choice'> = {}): FieldOf<'choice'> => ({
  kind: 'choice',
  name: 'region',
  for: 'price',
  wire: 'bolge',
  options: [
    { value: 'europe', wire: 'avrupa' },
    { value: 'other', wire: 'diger' },
  ],
  text: 'field.destination',
  width: 'l',
  ...tweaks,
});

/** ISO numeric code as text; also the groups 996, 997, 998 and Kosovo 999. */
export const country = (tweaks: Tweaks<'lookup'> = {}): FieldOf<'lookup'> => ({
  kind: 'lookup',
  name: 'country',
  for: 'price',
  wire: 'ulke',
  from: 'countries',
  params: ['region'],
  width: 'l',
  ...tweaks,
});

/** Whether a consulate will read the policy; asked of journeys to Europe. An offer is judged by it before it is chosen. */
export const purpose = (tweaks: Tweaks<'choice'> = {}): FieldOf<'choice'> => ({
  kind: 'choice',
  name: 'purpose',
  for: 'price',
  wire: 'amac',
  options: [
    { value: 'visa', wire: 'vize' },
    { value: 'other', wire: 'diger' },
  ],
  optional: true,
  preset: true,
  when: { field: 'region', is: ['europe'] },
  width: 'l',
  ...tweaks,
});

/** First day of cover, today at the earliest (spec §5). */
export const beginDate = (tweaks: Tweaks<'date'> = {}): FieldOf<'date'> => ({
  kind: 'date',
  name: 'beginDate',
  for: 'price',
  wire: 'baslangicTarihi',
  minDays: 0,
  width: 's',
  ...tweaks,
});

/** Last day of cover. */
export const endDate = (tweaks: Tweaks<'date'> = {}): FieldOf<'date'> => ({
  kind: 'date',
  name: 'endDate',
  for: 'price',
  wire: 'bitisTarihi',
  minDays: 0,
  notBefore: 'beginDate',
  width: 's',
  ...tweaks,
});
