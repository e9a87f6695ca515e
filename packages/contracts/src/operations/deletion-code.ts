import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { empty, opaqueId } from '../wire.ts';

export const deletionCode = defineOperation({
  producer: 'my-data/deletion-code',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: empty,
  answer: v.object({
    challenge: opaqueId,
    resendAfterSeconds: v.number(),
  }),
  errors: ['sign-in-required', 'sms-failed'],
  summary: 'Sends a code by SMS to the phone that logged in; it opens the deletion of its data only.',
});
