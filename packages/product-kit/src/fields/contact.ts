import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/** E.164 in the application: `+905321234567`. */
export const mobilePhone = (tweaks: Tweaks<'phone'> = {}): FieldOf<'phone'> => ({
  kind: 'phone',
  name: 'phone',
  wire: 'telefon',
  width: 'm',
  autocomplete: 'tel',
  ...tweaks,
});

export const email = (tweaks: Tweaks<'email'> = {}): FieldOf<'email'> => ({
  kind: 'email',
  name: 'email',
  wire: 'eposta',
  width: 'l',
  autocomplete: 'email',
  ...tweaks,
});
