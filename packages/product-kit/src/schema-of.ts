import * as v from 'valibot';
import type { Application, Field, FieldValues, RuleContext } from './field.ts';
import { schemaOfField } from './field-schemas/schema-of-field.ts';
import { firstDayOfCover } from './first-day-of-cover.ts';
import { tooFewInsured, tooManyInsured, unknownField } from './message-key.ts';
import type { Product } from './product.ts';
import { fieldsOf, hasInsured } from './product-fields.ts';
import { isRecord, shapeOf } from './shape.ts';
import { visibleFields } from './visible-fields.ts';

type Entries = Record<string, v.GenericSchema>;
/** Schemas beside those of the fields, by name; they may follow the fields' values. */
type Beside = Record<string, (values: FieldValues) => v.GenericSchema>;

function entriesOf(fields: readonly Field[], values: Record<string, unknown>, context: RuleContext): Entries {
  const entries: Entries = Object.create(null);
  const scope = { values: values as FieldValues, context };
  for (const field of visibleFields(fields, scope.values)) {
    if (field.name in values) entries[field.name] = schemaOfField(field, scope);
  }
  return entries;
}

/** A scope's schema depends on its values: which fields are shown, and which dates come after which. */
const scopeSchema = (fields: readonly Field[], context: RuleContext, also: Beside = {}): v.GenericSchema =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord, unknownField),
    v.transform((input) => shapeOf(fields, input, Object.keys(also))),
    v.lazy((values) =>
      v.strictObject(
        Object.assign(
          entriesOf(fields, values as Record<string, unknown>, context),
          Object.fromEntries(
            Object.entries(also).map(([name, schema]) => [name, schema(values as FieldValues)]),
          ),
        ),
        unknownField,
      ),
    ),
  );

function insuredSchema(product: Product, context: RuleContext): v.GenericSchema {
  const { min, max, fields } = product.insured;
  return v.pipe(
    v.array(scopeSchema(fields, context), tooFewInsured),
    v.minLength(min, tooFewInsured),
    v.maxLength(max, tooManyInsured),
  );
}

/**
 * The one schema of an application, used by browser and gateway (spec §5). Issues carry the message key as message;
 * unknown fields are refused, fields hidden by their condition are dropped, optional empty ones left out.
 * Rules across fields also run when fields are wrong; a field with a fault of its own does not get theirs.
 */
export function schemaOf(product: Product, context: RuleContext): v.GenericSchema<unknown, Application> {
  const insured = (values: FieldValues): v.GenericSchema =>
    insuredSchema(product, { ...context, coverFrom: firstDayOfCover(product, values, context.today) });
  const also: Beside = hasInsured(product) ? { insured } : {};
  return v.pipe(
    scopeSchema(fieldsOf(product), context, also) as v.GenericSchema<unknown, Application>,
    v.rawCheck<Application>(({ dataset, addIssue }) => {
      if (!isRecord(dataset.value)) return;
      const wrong = new Set(dataset.issues?.map((issue) => v.getDotPath(issue)));
      for (const rule of product.rules ?? []) {
        const fault = rule(dataset.value as Application, context);
        if (!fault || wrong.has(fault.field)) continue;
        wrong.add(fault.field);
        addIssue({ message: fault.message, path: pathOf(dataset.value, fault.field) });
      }
    }),
  );
}

/** Dot path → valibot's path items. */
function pathOf(input: unknown, path: string): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let value = input;
  const items = path.split('.').map((key): v.IssuePathItem => {
    const holder = value as Record<string, unknown>;
    value = holder?.[key];
    return Array.isArray(holder)
      ? { type: 'array', origin: 'value', input: holder, key: Number(key), value }
      : { type: 'object', origin: 'value', input: holder, key, value };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}
