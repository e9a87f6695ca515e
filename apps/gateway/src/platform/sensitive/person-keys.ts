import type { Application, FieldKind } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { DataKeys } from '../ports.ts';

import { keyedHash, keyedHashes } from './keyed-hash.ts';

const identities: readonly FieldKind[] = ['nationalId', 'foreignerId', 'passportNo', 'taxNumber'];

const asHashed = (identity: string): string => identity.replace(/\s/g, '').toUpperCase();

/**
 * Ids and passports of an application as they can be found again without being readable: who has only the database can
 * neither read nor try them out.
 * @param application before it is sealed
 */
export const personKeys = (keys: DataKeys, product: Product, application: Application): string[] => {
  const { insured = [], ...form } = application;
  const valuesOf = (fields: ReturnType<typeof fieldsOf>, values: Record<string, unknown>) =>
    fields.filter(({ kind }) => identities.includes(kind)).map(({ name }) => values[name]);
  const found = [
    ...valuesOf(fieldsOf(product), form),
    ...insured.flatMap((person) => valuesOf([...product.insured.fields], person)),
  ];
  const typed = found.filter((value): value is string => typeof value === 'string' && value !== '');
  return [...new Set(typed.map((identity) => keyedHash(keys, 'identity index', asHashed(identity))))];
};

/** Under every key that was in use, for looking up. */
export const keysOfIdentity = (keys: DataKeys, identity: string): string[] =>
  keyedHashes(keys, 'identity index', asHashed(identity));
