import * as v from 'valibot';

const wireNameSchema = v.union([
  v.string(),
  v.strictObject({ wire: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) }),
]);
const scopeSchema = v.record(v.string(), wireNameSchema);

/**
 * `wire.json` of a product: the words agreed with the insurers, by the name in code. It is written by hand and read by
 * their side, so that a declaration which drifts from it is contradicted (decision 0210).
 */
export const wireNamesSchema = v.strictObject({
  form: scopeSchema,
  insured: scopeSchema,
  /** what is asked after payment */
  policy: scopeSchema,
});

export type WireNames = v.InferOutput<typeof wireNamesSchema>;
/** Wire name of a field, and of its options where it is a choice. */
export type WireName = v.InferOutput<typeof wireNameSchema>;
