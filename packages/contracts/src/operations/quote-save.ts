import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const quoteSave = defineOperation({
  producer: 'quotes/:quoteId/save',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({ quoteId: opaqueId }),
  answer: v.object({
    /** opens the quote: `<offers page>?kayit=<token>` */
    token: opaqueId,
    /** UTC instant until which the link lives */
    until: instant,
  }),
  errors: ['not-found'],
  summary: 'Keeps a quote behind a link for thirty days; the same link when it is kept already.',
});
