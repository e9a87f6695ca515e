import { emailShape } from '@sigorta/validators/email';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const purchaseEmail = defineOperation({
  producer: 'purchases/:purchaseId/email',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  keyed: {},
  request: v.object({
    /** of a purchase or of a payment */
    purchaseId: opaqueId,
    email: v.pipe(
      v.string('payment.error.email'),
      v.trim(),
      v.maxLength(254, 'payment.error.email'),
      v.regex(emailShape, 'payment.error.email'),
    ),
  }),
  answer: v.object({
    success: v.literal(true),
    /** papers had gone to the old address and go to the new one as well */
    isSentAgain: v.boolean(),
  }),
  errors: ['sign-in-required', 'not-found', 'not-allowed'],
  summary:
    'Corrects the e-mail of a purchase of the phone that logged in, or of a payment that has no phone by the session that paid; the old address is told.',
});
