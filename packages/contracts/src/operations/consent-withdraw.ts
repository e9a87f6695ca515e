import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';

export const consentWithdraw = defineOperation({
  producer: 'my-consents/withdraw',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({ consent: v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/)) }),
  answer: v.object({
    /** UTC instant from which it holds no more */
    withdrawnAt: instant,
  }),
  errors: ['sign-in-required', 'not-found'],
  summary: 'Takes back a consent of the phone that logged in, everywhere it was given.',
});
