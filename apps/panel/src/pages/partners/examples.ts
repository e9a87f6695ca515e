const part = String.raw`(?:\{\{\w+\}\}|[#/+]?\w(?:[\w#/@.:+-]*\w)?)`;

/** Runs of Latin words, addresses and numbers, as examples in a sentence hold them. */
export const examples = new RegExp(`(${part}(?:,? ${part})*)`);

/** The same text with its examples kept from left to right, for places that take no markup. */
export const withExamples = (text: string): string =>
  text.replace(new RegExp(examples, 'g'), '\u2066$1\u2069');
