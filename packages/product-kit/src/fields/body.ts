import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/* Health answers of an insured person, spec §3: digits only (spec §5), from a newborn to the tallest and heaviest. */

/** Whole centimetres. */
export const height = (tweaks: Tweaks<'number'> = {}): FieldOf<'number'> => ({
  kind: 'number',
  name: 'height',
  for: 'price',
  wire: 'boy',
  min: 40,
  max: 230,
  sensitive: true,
  width: 's',
  ...tweaks,
});

/** Whole kilograms. */
export const weight = (tweaks: Tweaks<'number'> = {}): FieldOf<'number'> => ({
  kind: 'number',
  name: 'weight',
  for: 'price',
  wire: 'kilo',
  min: 2,
  max: 300,
  sensitive: true,
  width: 's',
  ...tweaks,
});
