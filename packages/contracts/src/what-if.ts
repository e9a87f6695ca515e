import * as v from 'valibot';
import { moneySchema } from './money.ts';
import { toldId, toldText } from './told.ts';

/**
 * `pays`: all of it but the excess. `partly`: up to a limit, or for some of the insured persons alone. `not-said`: the insurer's
 * terms do not say, which is neither yes nor no.
 */
export const whatIfAnswers = ['pays', 'partly', 'no', 'not-said'] as const;
export type WhatIfAnswer = (typeof whatIfAnswers)[number];

/** What an offer's own terms say of one thing that may happen; the product's texts tell it as `scenario.<scenario>`. */
export const whatIfSchema = v.object({
  scenario: toldId,
  answer: v.picklist(whatIfAnswers),
  /** what it costs in the account that is told; null where no sum belongs to it */
  cost: v.nullable(moneySchema),
  /** of the cost; null where the insurer names no sum */
  pays: v.nullable(moneySchema),
  keeps: v.nullable(moneySchema),
  /** numbers of the clauses that it rests on; none where the insurer does not say */
  clauses: v.array(toldId),
});
export type WhatIf = v.InferOutput<typeof whatIfSchema>;

/** A sentence of the insurer's as it sent it: the Turkish one, which binds, and its translation for the reader. */
export const quotedClauseSchema = v.object({
  number: toldId,
  page: v.optional(v.number()),
  tr: toldText,
  en: v.optional(toldText),
  ru: v.optional(toldText),
  ar: v.optional(toldText),
});
export type QuotedClause = v.InferOutput<typeof quotedClauseSchema>;
