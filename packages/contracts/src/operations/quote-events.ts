import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';
import { quoteEventSchema } from './quote-create.ts';

export const quoteEvents = defineOperation({
  producer: 'quotes/:quoteId/events',
  method: 'GET',
  authority: 'buyer',
  cost: 'read',
  first: 'begun',
  request: v.object({ quoteId: opaqueId }),
  answer: quoteEventSchema,
  errors: ['not-found'],
  stream: 'ndjson',
  summary: 'The same lines from the first, then live until done: reload and back lose no offer.',
});
