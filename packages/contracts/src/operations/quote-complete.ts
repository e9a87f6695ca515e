import * as v from 'valibot';
import { consentSchema } from '../consent.ts';
import { defineOperation } from '../operation.ts';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { quoteSummarySchema } from './quote-create.ts';

export const quoteComplete = defineOperation({
  producer: 'quotes/:quoteId/complete',
  method: 'POST',
  authority: 'buyer',
  cost: 'payment',
  first: 'buying',
  request: v.object({
    quoteId: opaqueId,
    /** the whole application in wire names, with the answers for the price as they were asked with */
    application: v.record(toldId, v.unknown()),
    consents: v.pipe(v.array(consentSchema), v.maxLength(12)),
  }),
  answer: quoteSummarySchema,
  errors: [
    'not-found',
    'consent-missing',
    'country-not-covered',
    'price-answers-changed',
    'already-paid',
    'payment-in-progress',
    'payment-tried',
  ],
  summary: 'Whom and what a quote insures, after its prices; again for a correction until something is paid.',
});
