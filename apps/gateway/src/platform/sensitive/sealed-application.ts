import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { StoredForm } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import { alsoSealed } from './also-sealed.ts';
import { openingRecord } from './record-keys.ts';
import { DoesNotOpen, isSealed, KeyIsGone, type Opening, type Sealing, seal, unseal } from './seal.ts';

type Change = (value: FieldValue, field: Field) => FieldValue;

const changed = (fields: readonly Field[], values: FieldValues, change: Change): FieldValues => {
  const result = { ...values };
  for (const field of fields) {
    const value = result[field.name];
    if (value !== undefined && value !== '') result[field.name] = change(value, field);
  }
  return result;
};

const eachAnswer = (product: Product, application: Application, change: Change): Application => {
  const { insured, ...rest } = application;
  return {
    ...changed(fieldsOf(product), rest as FieldValues, change),
    ...(insured ? { insured: insured.map((person) => changed(product.insured.fields, person, change)) } : {}),
  };
};

const isSealedBy = (kinds: readonly string[], { sensitive, kind }: Field): boolean =>
  sensitive === true || kinds.includes(kind);

/** As it is stored: ids, passports, health answers, and what is of a person in every product, sealed; the rest readable. @param quoteId the row it belongs to */
export const sealApplication = (
  keys: Sealing,
  product: Product,
  quoteId: string,
  application: Application,
): Application => {
  const { alsoSeals = [] } = keys.sealing();
  return eachAnswer(product, application, (value, field) =>
    isSealedBy(alsoSeals, field) ? seal(keys, quoteId, value) : value,
  );
};

const isClear = (keys: Sealing, value: FieldValue, { kind }: Field): boolean =>
  value !== null && !isSealed(value) && (keys.sealing().alsoSeals ?? []).includes(kind);

/** Whether something of a stored application lies in clear that is sealed today. */
export const holdsClear = (keys: Sealing, product: Product, application: Application): boolean => {
  let isFound = false;
  eachAnswer(product, application, (value, field) => {
    isFound ||= isClear(keys, value, field);
    return value;
  });
  return isFound;
};

/** The same application with that sealed too; what is sealed already stays as it lies. */
export const sealClear = (
  keys: Sealing,
  product: Product,
  quoteId: string,
  application: Application,
): Application =>
  eachAnswer(product, application, (value, field) =>
    isClear(keys, value, field) ? seal(keys, quoteId, value) : value,
  );

/** As it lies, for who reads what is sealed in none: how many persons it has, an answer that says nothing of who somebody is. */
export const asItLies = (form: StoredForm | Application): Application => form as Application;

/** An application as it is stored. */
export interface StoredApplication {
  /** the record it belongs to: a quote, also for its orders, or an application */
  id: string;
  application: StoredForm | Application;
  /** the record's wrapped key, read with it */
  key: string | null;
}

/** That of a quote, as its orders and offers are read with it. */
export const storedOf = (row: {
  quote_id: string;
  application: StoredForm | Application;
  record_key: string | null;
}): StoredApplication => ({ id: row.quote_id, application: row.application, key: row.record_key });

/** Where nothing is sealed today somebody may have typed what looks so; a value of this record whose key is gone is none of these. */
const isTyped = (error: unknown, id: string, field: Field): boolean =>
  error instanceof DoesNotOpen &&
  !isSealedBy(alsoSealed, field) &&
  !(error instanceof KeyIsGone && error.record === id);

/** An answer as it was given, whichever field it is of: the version after this one may seal more than this one does. */
export const openAnswer = (opening: Opening, id: string, value: FieldValue, field: Field): FieldValue => {
  if (!isSealed(value)) return value;
  try {
    return unseal(opening, id, value) as FieldValue;
  } catch (error) {
    if (isTyped(error, id, field)) return value;
    throw error;
  }
};

/**
 * @throws DoesNotOpen when it was sealed for another record or under a key that is gone
 * @throws KeyIsGone when its record's was deleted
 */
export const openApplication = (
  keys: DataKeys,
  product: Product,
  { id, application, key }: StoredApplication,
): Application => {
  const opening = openingRecord(keys, id, key);
  return eachAnswer(product, asItLies(application), (value, field) => openAnswer(opening, id, value, field));
};
