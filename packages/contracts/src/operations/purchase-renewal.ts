import * as v from 'valibot';
import { calendarDay } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const purchaseRenewal = defineOperation({
  producer: 'purchases/:purchaseId/renewal',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({ purchaseId: opaqueId, isOn: v.boolean() }),
  answer: v.object({
    isOn: v.boolean(),
    /** days on which prices are asked for again */
    days: v.array(calendarDay),
  }),
  errors: ['not-found'],
  summary:
    'Switches reminders before the end of a policy on or off: prices are asked for again and a link is sent; nothing is ever charged.',
});
