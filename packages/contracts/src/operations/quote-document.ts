import * as v from 'valibot';
import { languageSchema } from '../language.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const quoteDocument = defineOperation({
  producer: 'offers/:offerId/quote-document',
  method: 'POST',
  authority: 'buyer',
  cost: 'lookup',
  request: v.object({ offerId: opaqueId, language: languageSchema }),
  answer: v.any(),
  errors: ['not-found', 'quote-document-missing', 'offer-expired'],
  stream: 'pdf',
  summary: 'The quote document of an offer, prepared on request (spec §4).',
});
