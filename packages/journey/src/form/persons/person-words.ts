import type { FieldValues } from '@sigorta/product-kit/field';
import { ageOn, formatDisplayDate, isIsoDate } from '@sigorta/validators/iso-date';
import { maskId } from '../../words/mask-id.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** First and last name as typed; empty while neither is there. */
export const nameOf = (person: FieldValues): string =>
  [text(person.firstName), text(person.lastName)].filter(Boolean).join(' ');

/** `05/07/1990`, empty until it is a date. */
export const birthDateOf = (person: FieldValues): string => {
  const value = text(person.birthDate);
  return isIsoDate(value) ? formatDisplayDate(value) : '';
};

/** Age on a day; null while the birth date is none. */
export const ageOf = (person: FieldValues, today: string | null): number | null => {
  const value = text(person.birthDate);
  return today !== null && isIsoDate(value) && value <= today ? ageOn(value, today) : null;
};

/** Which document the person shows and its masked number; null while there is none. */
export function identityOf(
  person: FieldValues,
): { kind: 'nationalId' | 'passportNo'; masked: string } | null {
  const passport = person.idKind === 'passport';
  const number = text(passport ? person.passportNo : person.nationalId);
  return number === '' ? null : { kind: passport ? 'passportNo' : 'nationalId', masked: maskId(number) };
}
