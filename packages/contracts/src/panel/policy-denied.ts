import * as v from 'valibot';
import { opaqueId } from '../wire.ts';
import { reasonField } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const policyDenied = defineStaffOperation({
  producer: 'panel/payments/no-policy',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'cancellations:work',
  stepUp: true,
  request: v.object({
    orderId: opaqueId,
    /** who said so at the insurer, and how it was looked for */
    reason: reasonField,
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed'],
  summary:
    'Asks to write down that the insurer has no policy of ours under an order: when a second person agrees, the money goes back.',
});
