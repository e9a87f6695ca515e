import * as v from 'valibot';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';

export const paymentOptions = defineOperation({
  producer: 'payment-options',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  first: 'begun',
  request: empty,
  answer: v.object({
    /** limits of a payment the buyer types himself */
    least: moneySchema,
    most: moneySchema,
    /** the partner takes bank transfers */
    transfer: v.boolean(),
  }),
  errors: [],
  summary: 'What may be paid on the general payment page.',
});
