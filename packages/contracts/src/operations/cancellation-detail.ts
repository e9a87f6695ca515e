import * as v from 'valibot';
import { cancellablePolicySchema } from '../cancellation.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const cancellationDetail = defineOperation({
  producer: 'cancellations/:purchaseId',
  method: 'GET',
  authority: 'buyer',
  cost: 'read',
  request: v.object({ purchaseId: opaqueId }),
  answer: cancellablePolicySchema,
  errors: ['not-found'],
  summary: 'What cancelling this policy would give back today, and where its cancellation stands.',
});
