import * as v from 'valibot';
import { calendarDay } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const savedQuoteClaim = defineOperation({
  producer: 'saved-quotes/:token/claim',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({
    token: opaqueId,
    /** left out by who logged in with the quote's phone */
    phoneEnd: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    birthDate: v.optional(calendarDay),
    idEnd: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/))),
  }),
  answer: v.object({ quoteId: opaqueId }),
  errors: ['not-found', 'link-expired', 'detail-wrong', 'sign-in-required'],
  summary: 'Makes a kept quote the caller’s, who knows its owner’s details or logged in with its phone.',
});
