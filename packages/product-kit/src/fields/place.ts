import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/* Where somebody or something is: province 1–81, then a district of it (spec §3). */

export const province = (tweaks: Tweaks<'lookup'> = {}): FieldOf<'lookup'> => ({
  kind: 'lookup',
  name: 'province',
  for: 'price',
  wire: 'il',
  from: 'provinces',
  width: 'm',
  ...tweaks,
});

export const district = (tweaks: Tweaks<'lookup'> = {}): FieldOf<'lookup'> => ({
  kind: 'lookup',
  name: 'district',
  wire: 'ilce',
  from: 'districts',
  params: ['province'],
  width: 'm',
  ...tweaks,
});
