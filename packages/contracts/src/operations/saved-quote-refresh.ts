import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';
import { savedQuoteViewSchema } from './saved-quote.ts';

export const savedQuoteRefresh = defineOperation({
  producer: 'saved-quotes/:token/refresh',
  method: 'POST',
  authority: 'site',
  cost: 'quote',
  request: v.object({ token: opaqueId }),
  answer: savedQuoteViewSchema,
  errors: ['not-found', 'link-expired', 'quote-outdated', 'offer-unknown-error', 'already-paid'],
  summary: 'Asks the insurers again for a kept quote; the application stays in the gateway.',
});
