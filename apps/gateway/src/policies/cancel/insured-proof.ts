import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { asPlainCode } from '@sigorta/validators/as-code';

const identityKinds: readonly Field['kind'][] = ['nationalId', 'foreignerId', 'passportNo'];

const isPerson = (fields: readonly Field[], values: FieldValues, identity: string, birthDate: string) => {
  const has = (kinds: readonly Field['kind'][], wanted: string): boolean =>
    fields.some(
      ({ kind, name }) =>
        kinds.includes(kind) && asPlainCode(String(values[name] ?? '')) === asPlainCode(wanted),
    );
  return has(identityKinds, identity) && has(['birthDate'], birthDate);
};

/**
 * Whether somebody on an application has this id or passport and this birth date, both of one person. A product that
 * asks no birth date cannot be proved this way.
 * @param application readable (sensitive/sealed-application.ts)
 */
export function isInsured(
  product: Product,
  application: Application,
  identity: string,
  birthDate: string,
): boolean {
  const { insured = [], ...form } = application;
  return (
    isPerson(fieldsOf(product), form as FieldValues, identity, birthDate) ||
    insured.some((person) => isPerson(product.insured.fields, person, identity, birthDate))
  );
}
