import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const purchaseFromMail = defineOperation({
  producer: 'purchases/:purchaseId/from-mail',
  method: 'POST',
  authority: 'site',
  cost: 'message',
  request: v.object({
    purchaseId: opaqueId,
    /** of the link in the mail: who has it reads what goes to that address */
    mark: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  answer: v.object({
    success: v.literal(true),
    /** the papers leave for that address now; false when they had left before */
    isSent: v.boolean(),
  }),
  errors: ['not-found'],
  summary:
    'Says that the buyer came from the mail: its address is the buyer’s own, and the papers are sent there.',
});
