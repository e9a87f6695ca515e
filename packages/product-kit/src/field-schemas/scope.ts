import type { GenericSchema } from 'valibot';
import type { FieldKind, FieldOf, FieldValue, FieldValues, RuleContext } from '../field.ts';

/** What a field's schema may look at: the other values of its scope (not yet checked) and the context. */
export interface Scope {
  values: FieldValues;
  context: RuleContext;
}

export type FieldSchema = GenericSchema<unknown, FieldValue | undefined>;

export type SchemaMaker<Kind extends FieldKind> = (field: FieldOf<Kind>, scope: Scope) => FieldSchema;
