import * as v from 'valibot';
import { toldId } from './told.ts';

/** Whether a desk that asks for the policy would find in it what its rules want. Nobody but the desk decides. */
export const fitAnswers = ['fits', 'does-not', 'not-known'] as const;
export type FitAnswer = (typeof fitAnswers)[number];

/** What is known of an offer or a policy for one desk; `reasons` are rules that fail or cannot be judged, texts `fit.<reason>`. */
export const fitSchema = v.object({
  authority: toldId,
  answer: v.picklist(fitAnswers),
  reasons: v.array(toldId),
});
export type Fit = v.InferOutput<typeof fitSchema>;
