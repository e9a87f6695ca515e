import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const savedQuoteRevoke = defineOperation({
  producer: 'saved-quotes/:token/revoke',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({ token: opaqueId }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'link-expired'],
  summary: 'Ends the link of a kept quote; only its owner may.',
});
