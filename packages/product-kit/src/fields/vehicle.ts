import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/* A vehicle's papers (spec §3). */

export const plate = (tweaks: Tweaks<'plate'> = {}): FieldOf<'plate'> => ({
  kind: 'plate',
  name: 'plate',
  wire: 'plaka',
  width: 'm',
  ...tweaks,
});

export const licenceSerial = (tweaks: Tweaks<'licenceSerial'> = {}): FieldOf<'licenceSerial'> => ({
  kind: 'licenceSerial',
  name: 'licenceSerial',
  wire: 'ruhsatSeriNo',
  width: 'm',
  ...tweaks,
});
