import * as v from 'valibot';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { named } from '../told.ts';

import { paymentRequestStates } from './payment-requests.ts';
import { defineStaffOperation } from './staff-operation.ts';
import { transferRowStates } from './transfers.ts';

const line = {
  id: v.string(),
  at: v.string(),
  product: named,
};

export const customerCardSchema = v.object({
  /** masked, as it was written last */
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  quotes: v.array(v.object({ ...line, offers: v.number() })),
  purchases: v.array(
    v.object({
      ...line,
      state: v.string(),
      amount: v.nullable(moneySchema),
      policyNo: v.nullable(v.string()),
      cover: v.nullable(coverPeriodSchema),
      /** of a notice that ends the policy */
      cancellation: v.nullable(v.string()),
    }),
  ),
  applications: v.array(v.object({ ...line, kind: v.string(), state: v.string() })),
  /** payments asked for by link; none for who may not ask for any */
  requests: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      purpose: v.string(),
      state: v.picklist(paymentRequestStates),
      amount: moneySchema,
      expiresAt: v.string(),
    }),
  ),
  transfers: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      orderId: v.string(),
      reference: v.string(),
      state: v.picklist(transferRowStates),
      amount: moneySchema,
    }),
  ),
  consents: v.array(
    v.object({
      consent: v.string(),
      /** the legal text that proves it */
      document: named,
      version: v.string(),
      language: v.string(),
      at: v.string(),
      for: v.string(),
      /** whom it was given to */
      partner: named,
      withdrawnAt: v.nullable(v.string()),
    }),
  ),
});
export type CustomerCard = v.InferOutput<typeof customerCardSchema>;

export const customerFind = defineStaffOperation({
  producer: 'panel/customers/find',
  method: 'POST',
  cost: 'lookup',
  permission: 'customers:view',
  request: v.variant('by', [
    v.object({ by: v.literal('phone'), value: v.pipe(v.string(), v.trim(), v.maxLength(25)) }),
    v.object({
      by: v.literal('identity'),
      value: v.pipe(v.string(), v.trim(), v.minLength(5, 'error.invalid-input'), v.maxLength(20)),
    }),
  ]),
  answer: v.object({
    cards: v.array(customerCardSchema),
    /** there are older lines than are shown */
    more: v.boolean(),
  }),
  errors: [],
  summary: 'Everything we have of who has this phone, identity or passport, in one card a phone.',
});
