import type { Field, FieldValues } from './field.ts';
import { isEmpty, visibleFields } from './visible-fields.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One scope as the schema reads it: hidden fields and empty optional ones are gone, missing ones are there as
 * `undefined` so that the field's own message is given. What the declaration does not know stays, to be refused.
 */
export function shapeOf(
  fields: readonly Field[],
  input: Record<string, unknown>,
  also: readonly string[] = [],
): Record<string, unknown> {
  const shaped: Record<string, unknown> = Object.create(null);
  const shown = visibleFields(fields, input as FieldValues);
  for (const field of shown) {
    if (!(field.optional && isEmpty(input[field.name]))) shaped[field.name] = input[field.name];
  }
  for (const name of also) shaped[name] = input[name];
  const known = new Set(fields.map((field) => field.name));
  for (const key of Object.keys(input)) if (!known.has(key)) shaped[key] = input[key];
  return shaped;
}
