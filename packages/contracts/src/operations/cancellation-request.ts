import * as v from 'valibot';
import { cancellablePolicySchema, cancellationReasons } from '../cancellation.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const cancellationRequest = defineOperation({
  producer: 'cancellations/:purchaseId/request',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  keyed: {},
  request: v.object({
    purchaseId: opaqueId,
    /** the refund the buyer saw when he said yes */
    acceptedRefund: moneySchema,
    reason: v.optional(v.nullable(v.picklist(cancellationReasons, 'cancellation.error.reason'))),
  }),
  answer: cancellablePolicySchema,
  errors: ['not-found', 'cancellation-not-possible', 'cancellation-amount-changed'],
  summary: 'Asks for a policy to be cancelled. Asking twice makes one cancellation.',
});
