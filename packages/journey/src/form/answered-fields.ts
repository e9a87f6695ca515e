import type { FieldError } from '@sigorta/contracts/errors';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { insuredWire } from '@sigorta/product-kit/wire';

/**
 * Fields the gateway refused, as paths of the form: it may name them in code (`insured.0.birthDate`) or wire words
 * (`sigortalilar.0.dogumTarihi`), with or without `application.` before.
 */
export function answeredFields(product: Product, fields: readonly FieldError[]): FieldError[] {
  const own = new Map(fieldsOf(product).map(({ wire, name }) => [wire, name]));
  const persons = new Map(product.insured.fields.map(({ wire, name }) => [wire, name]));
  return fields.map(({ field, message }) => {
    const [first = '', index, name] = field.replace(/^application\./, '').split('.');
    if (index === undefined) return { field: own.get(first) ?? first, message };
    const list = first === insuredWire ? 'insured' : first;
    return { field: [list, index, name && (persons.get(name) ?? name)].filter(Boolean).join('.'), message };
  });
}
