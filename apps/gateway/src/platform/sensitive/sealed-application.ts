import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { DataKeys } from '../ports.ts';

import { isSealed, seal, unseal } from './seal.ts';

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
  keys: DataKeys,
  product: Product,
  quoteId: string,
  application: Application,
): Application => eachSensitive(product, application, (value) => seal(keys, quoteId, value));

/** @throws Error when it was sealed for another quote or under a key that is gone */
export const openApplication = (
  keys: DataKeys,
  product: Product,
  quoteId: string,
  application: Application,
): Application =>
  eachSensitive(product, application, (value) =>
    isSealed(value) ? (unseal(keys, quoteId, value) as FieldValue) : value,
  );
