import type { Condition, Field } from './field.ts';
import type { Product } from './product.ts';
import { fieldsOf, hasInsured } from './product-fields.ts';
import { insuredWire } from './wire.ts';
import { type WireSchema, wireSchemaOfField } from './wire-schema-of-field.ts';

/** All that must hold for a field to be there: its own condition and those of the fields it hangs on. */
const conditionsOf = (fields: readonly Field[], field: Field): Condition[] => {
  if (!field.when) return [];
  const { when } = field;
  const other = fields.find(({ name }) => name === when.field);
  return other ? [...conditionsOf(fields, other), when] : [when];
};

/** A condition in the wire's words. What is not sent counts as false, like a box that nobody ticked. */
const holds = (fields: readonly Field[], { field: name, is }: Condition): WireSchema => {
  const field = fields.find((one) => one.name === name);
  if (!field) return {};
  const options = field.kind === 'choice' || field.kind === 'select' ? field.options : [];
  const values = is.map((value) => options.find((option) => option.value === value)?.wire ?? value);
  return {
    properties: { [field.wire]: { enum: values } },
    ...(is.includes(false) ? {} : { required: [field.wire] }),
  };
};

const allOf = (schemas: readonly WireSchema[]): WireSchema => {
  const [only, ...more] = schemas;
  return only && more.length === 0 ? only : { allOf: schemas };
};

/** A box that is not ticked need not be sent. */
const isRequired = (field: Field): boolean =>
  !field.optional && (field.kind !== 'checkbox' || field.mustBeTrue === true);

const scopeSchema = (fields: readonly Field[], also: Record<string, WireSchema> = {}): WireSchema => {
  const required = fields.filter(isRequired);
  const conditional = required.filter(({ when }) => when);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.wire, wireSchemaOfField(field)])),
      ...also,
    },
    required: [...required.filter(({ when }) => !when).map(({ wire }) => wire), ...Object.keys(also)],
    additionalProperties: false,
    ...(conditional.length > 0
      ? {
          allOf: conditional.map((field) => ({
            if: allOf(conditionsOf(fields, field).map((condition) => holds(fields, condition))),
            // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
            then: { required: [field.wire] },
          })),
        }
      : {}),
  };
};

/**
 * An application's wire form as JSON Schema 2020-12, for those who write a client: names, options, which fields are there
 * under which answers. Rules across fields, check digits, ages and lists are the gateway's to judge (`schema-of.ts`).
 */
export const wireSchemaOf = (product: Product): WireSchema => {
  const { min, max, fields } = product.insured;
  return scopeSchema(
    fieldsOf(product),
    hasInsured(product)
      ? { [insuredWire]: { type: 'array', items: scopeSchema(fields), minItems: min, maxItems: max } }
      : {},
  );
};
