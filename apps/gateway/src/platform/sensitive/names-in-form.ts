import type { Application, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import type { DataKeys } from '../ports.ts';
import { type NamedTable, nameHashes } from './name-beginnings.ts';
import { openingRecord } from './record-keys.ts';
import { isSealed, type Opening, unseal } from './seal.ts';
import { asItLies, type StoredApplication } from './sealed-application.ts';

/*
 * Names in a form: of who filled it and of each person. They are opened without the product that declares them, for a list opens one of
 * each row; what else is sealed stays so.
 */

const opened = (opening: Opening, id: string, value: FieldValue | undefined): FieldValue | undefined =>
  isSealed(value) ? (unseal(opening, id, value) as FieldValue) : value;

/** First and last name of somebody in a stored form, as they were given; each opens when it is asked for. */
export const namesOpenedBy = (
  keys: DataKeys,
  { id, key }: Pick<StoredApplication, 'id' | 'key'>,
): ((person: FieldValues) => FieldValues) => {
  const opening = openingRecord(keys, id, key);
  return ({ firstName, lastName }) => ({
    firstName: opened(opening, id, firstName),
    lastName: opened(opening, id, lastName),
  });
};

/** All names of a form in one text. @param form opened, or its names alone */
export const allNamesIn = (form: Application): string =>
  [form as FieldValues, ...(form.insured ?? [])]
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .filter((name) => typeof name === 'string' && name !== '')
    .join(' ');

/** What finds a form by the beginnings of all its names. @param form opened, or its names alone */
export const nameKeysIn = (keys: DataKeys, table: NamedTable, id: string, form: Application): number[] =>
  nameHashes(keys, table, id, allNamesIn(form));

/** The names of a stored form alone. @throws DoesNotOpen */
export const namesOf = (keys: DataKeys, stored: StoredApplication): Application => {
  const form = asItLies(stored.application);
  const names = namesOpenedBy(keys, stored);
  return { ...names(form as FieldValues), insured: (form.insured ?? []).map(names) };
};
