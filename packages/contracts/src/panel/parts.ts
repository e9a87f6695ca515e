import * as v from 'valibot';
import { freeLines } from '../free-text.ts';

/** Something with an id and a name to show, in the caller's language. */
export const named = v.object({ id: v.string(), name: v.string() });

/** id of a product, a partner or an insurer, as a filter */
export const productId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** What a person of staff writes. @param least characters without spaces at the ends */
export const written = (least: number, most: number) => freeLines(most, 'error.invalid-input', least);

/** Why somebody wants to see or change what is not shown to everybody: a sentence, not a letter. */
export const reasonField = written(10, 500);
