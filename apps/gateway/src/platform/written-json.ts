const texts = new WeakMap<object, string>();

/** What `JSON.stringify` makes of a value is known already: it is stored, or was said to somebody. The value changes no more. */
export const keepWritten = (value: object, text: string): void => {
  texts.set(value, text);
};

/** A value as JSON, not written once more where somebody kept it. */
export const writtenJson = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value);
