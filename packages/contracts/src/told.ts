import * as v from 'valibot';

/** Id of a row, a product, a partner or an insurer as an answer names it; empty where a payment is for no product. */
export const toldId = v.pipe(v.string(), v.maxLength(200));

/** What an answer shows: words, names, masked pieces. Who wrote it was asked to keep shorter bounds than these. */
export const toldText = v.pipe(v.string(), v.maxLength(10_000));

/** An address an answer leads to: of this site from its root, or a whole one. */
export const toldLink = v.pipe(v.string(), v.maxLength(4000), v.regex(/^(?:https?:\/\/|\/)\S*$/));

/** Something with an id and a name to show, in the caller's language. */
export const named = v.object({ id: toldId, name: toldText });
