import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { DataKeys } from '../ports.ts';
import { openingRecord } from './record-keys.ts';
import { isSealed, type Sealing, seal, unseal } from './seal.ts';

type Change = (value: FieldValue | undefined) => FieldValue | undefined;

const changed = (fields: readonly Field[], values: FieldValues, change: Change): FieldValues => {
  const result = { ...values };
  for (const { name, sensitive } of fields) {
    if (sensitive && result[name] !== undefined && result[name] !== '') result[name] = change(result[name]);
  }
  return result;
};

const eachSensitive = (product: Product, application: Application, change: Change): Application => {
  const { insured, ...rest } = application;
  return {
    ...changed(fieldsOf(product), rest as FieldValues, change),
    ...(insured ? { insured: insured.map((person) => changed(product.insured.fields, person, change)) } : {}),
  };
};

/** As it is stored: ids, passports and health answers sealed, the rest readable. @param quoteId the row it belongs to */
export const sealApplication = (
  keys: Sealing,
  product: Product,
  quoteId: string,
  application: Application,
): Application => eachSensitive(product, application, (value) => seal(keys, quoteId, value));

/** An application as it is stored. */
export interface StoredApplication {
  /** the record it belongs to: a quote, also for its orders, or an application */
  id: string;
  application: Application;
  /** the record's wrapped key, read with it */
  key: string | null;
}

/** That of a quote, as its orders and offers are read with it. */
export const storedOf = (row: {
  quote_id: string;
  application: Application;
  record_key: string | null;
}): StoredApplication => ({ id: row.quote_id, application: row.application, key: row.record_key });

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
  return eachSensitive(product, application, (value) =>
    isSealed(value) ? (unseal(opening, id, value) as FieldValue) : value,
  );
};
