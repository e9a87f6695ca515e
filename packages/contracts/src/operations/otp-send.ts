import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { proofSchema } from '../proof-of-work.ts';
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
    /** asked for with `proof-required` on days when many codes are sent */
    proof: v.optional(proofSchema),
  }),
  answer: v.object({
    success: v.literal(true),
    message: v.picklist(['Sms Gönderildi', 'Numara kayıtlıysa Sms gönderilir']),
    /** when far too many codes were sent today, one goes only to numbers that paid for something; nobody is told which did */
    delivery: v.picklist(['sent', 'if-known']),
    /** names the sent code when it is checked */
    challenge: opaqueId,
    resendAfterSeconds: v.number(),
  }),
  errors: ['sms-failed', 'proof-required'],
  summary: 'Sends a login code of six digits by SMS.',
});
