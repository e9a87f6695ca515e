import { emailLength } from '@sigorta/validators/email';
import { phoneInputLength } from '@sigorta/validators/phone';
import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { paperText } from '../free-text.ts';
import { languageSchema } from '../language.ts';
import { lira, moneySchema } from '../money.ts';
import { billingSchema } from '../operations/purchase-start.ts';
import { toldId, toldLink, toldText } from '../told.ts';
import { typedPhone } from '../typed-phone.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const paymentRequestStates = ['open', 'paid', 'cancelled', 'expired'] as const;

const rowSchema = v.object({
  id: opaqueId,
  state: v.picklist(paymentRequestStates),
  amount: moneySchema,
  purpose: toldText,
  reference: toldId,
  /** masked */
  name: toldText,
  language: languageSchema,
  createdBy: toldText,
  createdAt: instant,
  expiresAt: instant,
  /** where it can be sent to */
  channels: v.array(v.picklist(['sms', 'mail'])),
});
export type PaymentRequestRow = v.InferOutput<typeof rowSchema>;

export const panelPaymentRequests = defineStaffOperation({
  producer: 'panel/payment-requests',
  method: 'POST',
  cost: 'read',
  permission: 'payment-requests:create',
  request: listRequest(['created_at', 'amount', 'expires_at'], {
    state: v.optional(v.picklist(paymentRequestStates)),
  }),
  answer: listAnswer(rowSchema),
  errors: [],
  summary: 'Payment requests, newest first.',
});

const largest = 1_000_000;
/** Signs that each text of a request may have; the form leaves room for no more. */
export const paymentRequestLengths = {
  purpose: 120,
  reference: 60,
  name: 120,
  phone: phoneInputLength,
  email: emailLength,
  birthYear: 4,
} as const;
const lengths = paymentRequestLengths;
const fourDigits = v.pipe(v.string(), v.regex(/^\d{4}$/, 'payment.error.detail'));

export const panelPaymentRequestCreate = defineStaffOperation({
  producer: 'panel/payment-requests/create',
  method: 'POST',
  cost: 'message',
  keyed: {},
  permission: 'payment-requests:create',
  request: v.pipe(
    v.object({
      amount: v.pipe(
        moneySchema,
        v.check(
          ({ minor, currency }) => currency === 'TRY' && minor >= lira(100).minor && minor <= largest * 100,
          'payment.error.amount',
        ),
      ),
      purpose: paperText(lengths.purpose, 'payment.error.purpose'),
      reference: v.optional(paperText(lengths.reference, undefined, 0), ''),
      language: languageSchema,
      name: paperText(lengths.name, 'payment.error.name'),
      phone: v.optional(v.union([v.literal(''), typedPhone]), ''),
      email: v.optional(v.union([v.literal(''), billingSchema.entries.email], 'payment.error.email'), ''),
      /** the birth year opens the link too; the phone's last four digits do whenever there is a phone */
      birthYear: v.optional(v.union([v.literal(''), fourDigits], 'payment.error.detail'), ''),
      /** whole days the link lives */
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
      send: v.array(v.picklist(['sms', 'mail'])),
    }),
    v.forward(
      v.check(({ phone, birthYear }) => phone !== '' || birthYear !== '', 'payment.error.contact'),
      ['phone'],
    ),
    /* what is to be sent at once needs somewhere to go */
    v.forward(
      v.check(({ phone, send }) => phone !== '' || !send.includes('sms'), 'field.phone.error'),
      ['phone'],
    ),
    v.forward(
      v.check(({ email, send }) => email !== '' || !send.includes('mail'), 'payment.error.email'),
      ['email'],
    ),
  ),
  answer: v.object({ id: opaqueId, link: toldLink }),
  errors: ['contact-unwanted'],
  summary: 'Asks somebody for a payment and sends the link.',
});

export const panelPaymentRequestLink = defineStaffOperation({
  producer: 'panel/payment-requests/link',
  method: 'POST',
  cost: 'read',
  permission: 'payment-requests:create',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    link: toldLink,
    /** opens WhatsApp with the link written */
    whatsapp: toldLink,
  }),
  errors: ['not-found', 'request-closed'],
  summary: 'The link of an open payment request.',
});

export const panelPaymentRequestSend = defineStaffOperation({
  producer: 'panel/payment-requests/send',
  method: 'POST',
  cost: 'message',
  keyed: {},
  permission: 'payment-requests:create',
  request: v.object({ id: opaqueId, channel: v.picklist(['sms', 'mail']) }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed', 'contact-unwanted'],
  summary: 'Sends the link of a payment request once more.',
});

export const panelPaymentRequestCancel = defineStaffOperation({
  producer: 'panel/payment-requests/cancel',
  method: 'POST',
  cost: 'read',
  permission: 'payment-requests:create',
  request: v.object({ id: opaqueId }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed', 'payment-in-progress'],
  summary: 'Takes a payment request back; its link opens nothing any more.',
});
