import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { languageSchema } from '../language.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';

/**
 * Why a consent ends as it does: `free` may be withdrawn alone; `data` ends when the data it was given for is deleted;
 * `notice`, `declaration` and `contract` are no permission that could be taken back.
 */
export const consentNatures = ['free', 'data', 'notice', 'declaration', 'contract'] as const;

const givenSchema = v.object({
  /** as the declaration names it */
  consent: toldId,
  /** which legal text proves it */
  document: toldId,
  nature: v.picklist(consentNatures),
  version: toldId,
  language: languageSchema,
  /** UTC instant */
  givenAt: instant,
  /** with what it was given, in the language of the call */
  with: toldText,
  /** UTC instant of the withdrawal that ended it; null while it holds */
  withdrawnAt: v.nullable(instant),
});
export type GivenConsent = v.InferOutput<typeof givenSchema>;

export const myConsents = defineOperation({
  producer: 'my-consents',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.object({ consents: v.array(givenSchema) }),
  errors: ['sign-in-required'],
  summary: 'What the phone that logged in agreed to, newest first, and what was withdrawn.',
});
