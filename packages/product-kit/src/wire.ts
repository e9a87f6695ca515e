import type { Application, Field, FieldValue, FieldValues } from './field.ts';
import type { Product } from './product.ts';
import { fieldsOf, hasInsured } from './product-fields.ts';
import { isRecord } from './shape.ts';
import { isEmpty, visibleFields } from './visible-fields.ts';

/** Wire key of the insured persons. */
export const insuredWire = 'sigortalilar';

/** What the declaration does not know keeps this mark, so that the schema refuses it and it can never pass for a field. */
const strangeMark = 'unknown.';
const strange = (key: string): string => `${strangeMark}${key}`;

function valueToWire(field: Field, value: FieldValue | undefined): unknown {
  if (field.kind !== 'choice' && field.kind !== 'select') return value;
  return field.options.find((option) => option.value === value)?.wire ?? value;
}

/** Unknown options become something that no list holds and are refused by the schema, also of an optional field. */
function valueFromWire(field: Field, value: unknown): FieldValue | undefined {
  if (field.kind !== 'choice' && field.kind !== 'select') return value as FieldValue;
  const sent = typeof value === 'number' ? String(value) : value;
  const option = field.options.find(({ wire }) => String(wire) === sent);
  if (option) return option.value;
  /* a name of the code is no wire value, even where it would fit; nor is it nothing, which an optional field would take */
  return isEmpty(value) ? '' : strange('option');
}

function scopeToWire(fields: readonly Field[], values: FieldValues): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const field of visibleFields(fields, values)) {
    const value = values[field.name];
    if (!isEmpty(value)) wire[field.wire] = valueToWire(field, value);
  }
  return wire;
}

function scopeFromWire(fields: readonly Field[], wire: Record<string, unknown>, also?: string): FieldValues {
  const values: FieldValues = {};
  const byWire = new Map(fields.map((field) => [field.wire, field]));
  for (const [key, value] of Object.entries(wire)) {
    const field = byWire.get(key);
    if (field) values[field.name] = valueFromWire(field, value);
    else if (key !== also) values[strange(key)] = value as FieldValue;
  }
  return values;
}

/** An application in the wire's words: Turkish keys and option values, persons under `sigortalilar`; hidden and empty fields stay away. */
export function toWire(product: Product, application: Application): Record<string, unknown> {
  const wire = scopeToWire(fieldsOf(product), application as FieldValues);
  if (hasInsured(product)) {
    wire[insuredWire] = (application.insured ?? []).map((person) =>
      scopeToWire(product.insured.fields, person),
    );
  }
  return wire;
}

const fieldPathToWire = (fields: readonly Field[], path: string): string =>
  path.startsWith(strangeMark)
    ? path.slice(strangeMark.length)
    : (fields.find(({ name }) => name === path)?.wire ?? path);

/** A refused field's path as it was sent: `insured.0.birthDate` → `sigortalilar.0.dogumTarihi`, `unknown.x` → `x`. */
export function pathToWire(product: Product, path: string): string {
  const [, place, name] = /^insured(?:\.(\d+)(?:\.(.*))?)?$/s.exec(path) ?? [];
  if (!hasInsured(product) || !/^insured(?:\.|$)/.test(path)) return fieldPathToWire(fieldsOf(product), path);
  const named = name && fieldPathToWire(product.insured.fields, name);
  return [insuredWire, place, named].filter(Boolean).join('.');
}

/** The way back, unchecked: give the result to `validate`. */
export function fromWire(product: Product, wire: unknown): Application {
  if (!isRecord(wire)) return {};
  const application: Application = scopeFromWire(
    fieldsOf(product),
    wire,
    hasInsured(product) ? insuredWire : undefined,
  );
  const persons = wire[insuredWire];
  if (hasInsured(product) && Array.isArray(persons)) {
    application.insured = persons.map((person) =>
      isRecord(person) ? scopeFromWire(product.insured.fields, person) : { [strange('')]: true },
    );
  }
  return application;
}
