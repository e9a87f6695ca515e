import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const policyCreate = defineOperation({
  producer: 'policies/create',
  method: 'POST',
  authority: 'buyer',
  cost: 'lookup',
  first: 'buying',
  keyed: {},
  request: v.object({
    purchaseId: opaqueId,
    /** the product's `createPolicy` fields in wire names */
    details: v.record(toldId, v.unknown()),
  }),
  answer: v.object({
    /** `too-late`: the policy has been asked for without these details */
    result: v.picklist(['taken', 'too-late']),
  }),
  errors: ['not-found'],
  summary: 'What only the policy needs, after payment. Sending it again changes nothing.',
});
