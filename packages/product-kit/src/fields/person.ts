import type { FieldOf } from '../field.ts';
import type { Tweaks } from './tweaks.ts';

/* Insured person, spec §3. Names as passports print them, so no case is ever changed. */

export const firstName = (tweaks: Tweaks<'personName'> = {}): FieldOf<'personName'> => ({
  kind: 'personName',
  name: 'firstName',
  wire: 'ad',
  width: 'm',
  autocomplete: 'given-name',
  ...tweaks,
});

export const lastName = (tweaks: Tweaks<'personName'> = {}): FieldOf<'personName'> => ({
  kind: 'personName',
  name: 'lastName',
  wire: 'soyad',
  width: 'm',
  autocomplete: 'family-name',
  ...tweaks,
});

export const fatherName = (tweaks: Tweaks<'personName'> = {}): FieldOf<'personName'> => ({
  kind: 'personName',
  name: 'fatherName',
  wire: 'babaAdi',
  width: 'm',
  ...tweaks,
});

export const birthPlace = (tweaks: Tweaks<'text'> = {}): FieldOf<'text'> => ({
  kind: 'text',
  name: 'birthPlace',
  wire: 'dogumYeri',
  max: 60,
  width: 'm',
  ...tweaks,
});

/** Insurers price ages; where a person is only the owner of what is insured the product says so. */
export const birthDate = (tweaks: Tweaks<'birthDate'> = {}): FieldOf<'birthDate'> => ({
  kind: 'birthDate',
  name: 'birthDate',
  for: 'price',
  wire: 'dogumTarihi',
  width: 's',
  autocomplete: 'bday',
  ...tweaks,
});

/** K and E are the wire's female and male (spec §3). */
export const gender = (tweaks: Tweaks<'choice'> = {}): FieldOf<'choice'> => ({
  kind: 'choice',
  name: 'gender',
  wire: 'cinsiyet',
  options: [
    { value: 'female', wire: 'K' },
    { value: 'male', wire: 'E' },
  ],
  width: 'm',
  ...tweaks,
});
