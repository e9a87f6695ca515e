import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const otpVerify = defineOperation({
  producer: 'otp/verify',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: v.object({
    challenge: opaqueId,
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    /** the purchase that the mail's button leads to; its phone is known whichever partner sold it */
    purchaseId: v.optional(opaqueId),
  }),
  answer: v.object({
    success: v.literal(true),
    /** UTC instant until which the login lasts */
    until: instant,
    /** tells buyers of one device apart, and names nobody: copies that another one kept are removed by it */
    owner: toldId,
  }),
  errors: ['code-wrong', 'code-expired', 'phone-not-found', 'not-found'],
  summary: 'Checks a login code for the session it was sent from and logs in.',
});
