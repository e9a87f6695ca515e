import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const askedPaymentSchema = v.object({
  state: v.picklist(['payable', 'paid', 'cancelled', 'expired']),
  amount: moneySchema,
  purpose: toldText,
  /** policy or instalment it is for; empty when there is none */
  reference: toldId,
  name: toldText,
  email: toldText,
  /** UTC instant */
  until: instant,
  /** the partner takes bank transfers, and there is time left for one */
  transfer: v.boolean(),
});
export type AskedPayment = v.InferOutput<typeof askedPaymentSchema>;

/** Nothing is told before a detail was confirmed, not even whether the link leads anywhere. */
export const paymentRequestOpen = defineOperation({
  producer: 'payment-requests/open',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  first: 'begun',
  request: v.object({
    token: opaqueId,
    /** last four digits of the phone or the birth year; without it only a session that gave it before reads anything */
    detail: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'payment.error.detail'))),
  }),
  answer: v.object({
    /** null when a detail has to be given first */
    request: v.nullable(askedPaymentSchema),
  }),
  errors: ['detail-wrong'],
  summary: 'Opens a payment request by its link, after one detail of the person it is for.',
});
