import { asPlainCode, inLatin } from '@sigorta/validators/as-code';
import * as v from 'valibot';
import { calendarDayOr } from '../calendar-day.ts';
import { cancellablePolicySchema } from '../cancellation.ts';
import { defineOperation } from '../operation.ts';

/** The same answer for a number we do not know and for one whose other details do not fit (decision 0141). */
export const cancellationFind = defineOperation({
  producer: 'cancellations/find',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({
    policyNumber: v.pipe(
      v.string('cancellation.error.policyNumber'),
      v.trim(),
      v.transform(inLatin),
      v.regex(/^[A-Za-z0-9./-]{3,40}$/, 'cancellation.error.policyNumber'),
    ),
    /** national id, foreigner's number or passport of an insured person */
    identity: v.pipe(
      v.string('cancellation.error.identity'),
      v.transform(asPlainCode),
      v.regex(/^[A-Za-z0-9]{5,20}$/, 'cancellation.error.identity'),
    ),
    birthDate: calendarDayOr('field.birthDate.error'),
  }),
  answer: v.object({ policies: v.array(cancellablePolicySchema) }),
  errors: [],
  summary: 'Finds a policy by its number with the id and birth date of an insured person, for half an hour.',
});
