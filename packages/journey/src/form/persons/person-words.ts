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
): { document: 'nationalId' | 'foreignerId' | 'passport'; masked: string } | null {
  const { idKind } = person;
  /* guests are asked for a passport without being asked what they have */
  const onlyPassport =
    idKind === undefined && text(person.nationalId) === '' && text(person.passportNo) !== '';
  const chosen = idKind === 'passport' || idKind === 'foreignerId' ? idKind : 'nationalId';
  const document = onlyPassport ? 'passport' : chosen;
  const number = text(document === 'passport' ? person.passportNo : person[document]);
  return number === '' ? null : { document, masked: maskId(number) };
}
