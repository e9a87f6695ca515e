import type { GenericSchema } from 'valibot';

type Walk = (schema: GenericSchema, input: unknown) => unknown;
type Entries = Record<string, GenericSchema>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mayBeAbsent = new Set(['optional', 'nullish', 'exact_optional', 'unknown', 'any']);

const inObject = ({ entries }: GenericSchema & { entries: Entries }, input: unknown): unknown => {
  const given = input === undefined ? {} : input;
  if (!isRecord(given)) return input;
  const filled: Record<string, unknown> = { ...given };
  for (const [key, schema] of Object.entries(entries)) {
    if (Object.hasOwn(given, key) || !mayBeAbsent.has(schema.type))
      filled[key] = withAbsent(schema, given[key]);
  }
  return filled;
};

const inVariant = (
  schema: GenericSchema & { key: string; options: Entries[string][] },
  input: unknown,
): unknown => {
  if (!isRecord(input)) return input;
  const chosen = schema.options.find((option) => {
    const entry = (option as unknown as { entries: Entries }).entries[schema.key];
    return entry && 'literal' in entry && entry.literal === input[schema.key];
  });
  return chosen ? withAbsent(chosen, input) : input;
};

const inWrapped = (schema: GenericSchema & { wrapped: GenericSchema }, input: unknown): unknown =>
  input === undefined || input === null ? input : withAbsent(schema.wrapped, input);

const inArray = (schema: GenericSchema & { item: GenericSchema }, input: unknown): unknown =>
  Array.isArray(input) ? input.map((item) => withAbsent(schema.item, item)) : input;

const walks: Record<string, Walk> = {
  object: inObject as Walk,
  strict_object: inObject as Walk,
  variant: inVariant as Walk,
  array: inArray as Walk,
  optional: inWrapped as Walk,
  nullable: inWrapped as Walk,
  nullish: inWrapped as Walk,
};

/**
 * A request with what is required and not there as `undefined`, so that a missing field is refused with its own message.
 * valibot asks a field's schema only about keys that are there and names no field of an object that is missing whole.
 */
export const withAbsent: Walk = (schema, input) => {
  const walk = Object.hasOwn(walks, schema.type) ? walks[schema.type] : undefined;
  return walk ? walk(schema, input) : input;
};
