import * as v from 'valibot';
import { moneySchema } from './money.ts';
import { toldId } from './told.ts';

/** What a coverage pays at most; `excluded` is said aloud so that cards can be compared row by row. */
export const coverageLimitSchema = v.variant('kind', [
  v.object({ kind: v.literal('amount'), amount: moneySchema }),
  v.object({ kind: v.literal('unlimited') }),
  v.object({ kind: v.literal('included') }),
  v.object({ kind: v.literal('count'), count: v.number() }),
  v.object({ kind: v.literal('excluded') }),
]);
export type CoverageLimit = v.InferOutput<typeof coverageLimitSchema>;

/** A normalised coverage; `code` is one of the product's `coverages`, its name a text of the product. */
export const coverageSchema = v.object({ code: toldId, limit: coverageLimitSchema });
export type Coverage = v.InferOutput<typeof coverageSchema>;
