import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { typedPhone } from '../typed-phone.ts';
import { opaqueId } from '../wire.ts';

/** The answer is the same for numbers we know and numbers we do not (spec §7, §8). */
export const otpSend = defineOperation({
  producer: 'otp/send',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({
    phone_number: typedPhone,
  }),
  answer: v.object({
    success: v.literal(true),
    message: v.literal('Sms Gönderildi'),
    /** names the sent code when it is checked */
    challenge: opaqueId,
    resendAfterSeconds: v.number(),
  }),
  errors: ['sms-failed'],
  summary: 'Sends a login code of six digits by SMS.',
});
