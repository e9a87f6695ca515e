import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const myDataDelete = defineOperation({
  producer: 'my-data/delete',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: v.object({ challenge: opaqueId, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  answer: v.object({
    /** what is gone */
    deleted: v.object({ quotes: v.number(), applications: v.number(), savedQuotes: v.number() }),
    /** purchases the law wants kept; a person looks at them until `dueAt` */
    kept: v.number(),
    dueAt: instant,
    requestId: toldId,
  }),
  errors: ['sign-in-required', 'code-wrong', 'code-expired', 'not-found'],
  summary: 'Deletes what is kept under the phone but policies and payments, and ends its logins.',
});
