import type { FieldError } from '@sigorta/contracts/errors';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { insuredWire } from '@sigorta/product-kit/wire';

/** The request's keys under which an application or the answers after payment are sent. */
const sentUnder = /^(?:application|basvuru|details)\./;

/** Fields the gateway refused, named as they were sent (`application.sigortalilar.0.dogumTarihi`), as paths of the form. */
export function answeredFields(product: Product, fields: readonly FieldError[]): FieldError[] {
  const own = new Map(fieldsOf(product).map(({ wire, name }) => [wire, name]));
  const persons = new Map(product.insured.fields.map(({ wire, name }) => [wire, name]));
  return fields.map(({ field, message }) => {
    const [first = '', index, name] = field.replace(sentUnder, '').split('.');
    if (index === undefined) return { field: own.get(first) ?? first, message };
    const list = first === insuredWire ? 'insured' : first;
    return { field: [list, index, name && (persons.get(name) ?? name)].filter(Boolean).join('.'), message };
  });
}
