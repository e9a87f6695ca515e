import { emailShape } from '@sigorta/validators/email';
import * as v from 'valibot';
import { opaqueId } from '../wire.ts';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const emailCorrection = defineStaffOperation({
  producer: 'panel/payments/correct-email',
  method: 'POST',
  cost: 'message',
  keyed: {},
  permission: 'customers:correct',
  stepUp: true,
  request: v.object({
    orderId: opaqueId,
    email: v.pipe(
      v.string('payment.error.email'),
      v.trim(),
      v.maxLength(254, 'payment.error.email'),
      v.regex(emailShape, 'payment.error.email'),
    ),
    /** who asked for it, and how they showed that the purchase is theirs */
    reason: reasonField,
  }),
  answer: v.object({
    success: v.literal(true),
    /** policy and receipt had gone to the old address and go to the new one as well */
    isSentAgain: v.boolean(),
  }),
  errors: ['not-found'],
  summary: 'Corrects the e-mail of a purchase; the old address is told, and papers go to the new one.',
});
