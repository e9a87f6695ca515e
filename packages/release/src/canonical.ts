type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const sorted = (value: Json): Json => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value as Record<string, Json>).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
};

/** JSON whose bytes do not depend on the order in which something was put together. */
export const canonicalBytes = (value: unknown): Buffer =>
  Buffer.from(JSON.stringify(sorted(JSON.parse(JSON.stringify(value)) as Json)));
