import * as v from 'valibot';
import { noCardNumber } from './free-text.ts';
import { languageSchema } from './language.ts';

/** Which text was accepted: its id, version, language and the SHA-256 of what was shown. */
export const consentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/)),
  version: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,20}$/), noCardNumber),
  language: languageSchema,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type Consent = v.InferOutput<typeof consentSchema>;
