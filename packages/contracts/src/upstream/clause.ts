import * as v from 'valibot';
import { toldId } from '../told.ts';

/** Words of an insurer, shorter than what an answer of ours may show. */
export const said = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** What a clause may set a bound to. `age` is the insured persons' own, in whole years; the rest is told by what happened. */
export const clauseMeasures = ['age', 'week', 'hours', 'days', 'months', 'years', 'kilometres'] as const;
export type ClauseMeasure = (typeof clauseMeasures)[number];

const boundSchema = v.object({
  measure: v.picklist(clauseMeasures),
  is: v.picklist(['over', 'from', 'up-to', 'under']),
  value: v.number(),
});
export type ClauseBound = v.InferOutput<typeof boundSchema>;

/**
 * What a clause says, for a program. `pays`, `does-not-pay`, `excess`: of these covers, of all where none is named, if all of
 * `only` is so and within all bounds. `only-listed`: what the table of covers does not list is not insured. `territory`,
 * `period`: nothing is insured outside the policy's countries, before or after its days.
 */
const statementSchema = v.object({
  says: v.picklist(['pays', 'does-not-pay', 'excess', 'only-listed', 'territory', 'period']),
  of: v.optional(v.pipe(v.array(toldId), v.maxLength(20))),
  /** codes of exclusions, or of circumstances that an account of what happened can tell */
  only: v.optional(v.pipe(v.array(toldId), v.maxLength(20))),
  bounds: v.optional(v.pipe(v.array(boundSchema), v.maxLength(8))),
});
export type ClauseStatement = v.InferOutput<typeof statementSchema>;

/** A sentence the policy is subject to. The Turkish one binds; the others are the insurer's own translations. */
export const clauseSchema = v.object({
  number: toldId,
  /** of the insurer's booklet of conditions, where it has pages */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  tr: said(1200),
  en: v.optional(said(1200)),
  ru: v.optional(said(1200)),
  ar: v.optional(said(1200)),
  /** what cannot be read says nothing: the sentence itself is what binds */
  says: v.optional(v.fallback(v.pipe(v.array(statementSchema), v.maxLength(12)), [])),
});
export type InsurerClause = v.InferOutput<typeof clauseSchema>;

export const clausesSchema = v.pipe(v.array(clauseSchema), v.maxLength(80));
