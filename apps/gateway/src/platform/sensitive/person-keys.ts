import { createHmac } from 'node:crypto';
import type { Application, FieldKind } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { derivedKey } from './hmac-key.ts';

const identities: readonly FieldKind[] = ['nationalId', 'foreignerId', 'passportNo', 'taxNumber'];

const keyedHash = (dataKey: Buffer, identity: string): string =>
  createHmac('sha256', derivedKey(dataKey, 'identity index'))
    .update(identity.replace(/\s/g, '').toUpperCase())
    .digest('base64url');

/**
 * Ids and passports of an application as they can be found again without being readable: who has only the database can
 * neither read nor try them out.
 * @param application before it is sealed
 */
export const personKeys = (dataKey: Buffer, product: Product, application: Application): string[] => {
  const { insured = [], ...form } = application;
  const valuesOf = (fields: ReturnType<typeof fieldsOf>, values: Record<string, unknown>) =>
    fields.filter(({ kind }) => identities.includes(kind)).map(({ name }) => values[name]);
  const found = [
    ...valuesOf(fieldsOf(product), form),
    ...insured.flatMap((person) => valuesOf([...product.insured.fields], person)),
  ];
  const typed = found.filter((value): value is string => typeof value === 'string' && value !== '');
  return [...new Set(typed.map((identity) => keyedHash(dataKey, identity)))];
};

/** Under every key that was in use, for looking up. */
export const keysOfIdentity = (keys: readonly Buffer[], identity: string): string[] =>
  keys.map((key) => keyedHash(key, identity));
