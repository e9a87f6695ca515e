import type { Field, FieldValues } from './field.ts';

/** Whether a field is there at all, judged by the other values of its scope. An unticked box counts as false. */
export function isVisible(field: Field, values: FieldValues): boolean {
  if (!field.when) return true;
  const value = values[field.when.field] ?? false;
  return typeof value !== 'number' && field.when.is.includes(value);
}

/** The fields shown for these values. A field hidden by one that is itself hidden is hidden too. */
export function visibleFields(fields: readonly Field[], values: FieldValues): Field[] {
  const shown: FieldValues = {};
  return fields.filter((field) => {
    if (!isVisible(field, shown)) return false;
    shown[field.name] = values[field.name];
    return true;
  });
}

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
