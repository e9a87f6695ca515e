import type { Application, FieldValue } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/** Days from today for dates, else the value itself; `insured.0.gender` names a field of a person. */
export type Wrong = readonly [path: string, value: FieldValue | { days: number }, message: string];

export function withValue(application: Application, path: string, value: FieldValue): Application {
  const [list, index, name = ''] = path.split('.');
  if (list !== 'insured' || index === undefined) return { ...application, [path]: value };
  const insured = (application.insured ?? []).map((person, at) =>
    at === Number(index) ? { ...person, [name]: value } : person,
  );
  return { ...application, insured };
}

const valueOn = (today: string, value: Wrong[1]): FieldValue =>
  typeof value === 'object' && value !== null ? addDays(today, value.days) : value;

/**
 * One refused sample for each line.
 * @param prepare what must be answered otherwise before, so that the field is there at all
 */
export const refusals = (
  wrong: readonly Wrong[],
  prepare: (application: Application) => Application = (application) => application,
): Samples['invalid'] =>
  wrong.map(([path, value, message]) => ({
    why: `${path} is ${JSON.stringify(value)}`,
    change: (application, { today }) => withValue(prepare(application), path, valueOn(today, value)),
    field: path,
    message,
  }));

/** What a name, a birth date and a gender may not be, for the first person. */
export const personRefusals: readonly Wrong[] = [
  ['insured.0.firstName', ' ', 'field.firstName.error'],
  ['insured.0.firstName', 'D3fne', 'field.firstName.error.letters'],
  ['insured.0.lastName', '', 'field.lastName.error'],
  ['insured.0.lastName', 'Aydın@', 'field.lastName.error.letters'],
  ['insured.0.birthDate', '', 'field.birthDate.error.required'],
  ['insured.0.birthDate', '1990-02-30', 'field.birthDate.error'],
  ['insured.0.birthDate', { days: 1 }, 'field.birthDate.error.future'],
];

/** @param at path of a person who shows an id */
export const idRefusals = (at: string): readonly Wrong[] => [
  [`${at}.nationalId`, '', 'field.nationalId.error'],
  [`${at}.nationalId`, '7224375525', 'field.nationalId.error.length'],
  [`${at}.nationalId`, '72243755253', 'field.nationalId.error.checksum'],
];

/** @param at path of a person who shows a passport */
export const passportRefusals = (at: string): readonly Wrong[] => [
  [`${at}.nationality`, '', 'field.nationality.error'],
  [`${at}.passportNo`, 'A1', 'field.passportNo.error'],
];

export const coverStartRefusals: readonly Wrong[] = [
  ['beginDate', '', 'field.coverStart.error'],
  ['beginDate', { days: -1 }, 'field.coverStart.error.past'],
  ['beginDate', { days: 91 }, 'field.coverStart.error.tooLate'],
];

export const contactRefusals: readonly Wrong[] = [
  ['phone', '', 'field.phone.error'],
  ['phone', '+902123334455', 'field.phone.error'],
  ['phone', '+49123', 'field.phone.error.international'],
  ['email', 'defne@ornek', 'field.email.error'],
  ['discount', '100', 'field.unknown.error'],
];

export const nobody: Samples['invalid'][number] = {
  why: 'nobody to insure',
  change: (application) => ({ ...application, insured: [] }),
  field: 'insured',
  message: 'field.insured.error.tooFew',
};
