import * as v from 'valibot';
import { calendarDay } from '../calendar-day.ts';
import { languageSchema } from '../language.ts';
import { moneySchema } from '../money.ts';
import { insurerFailureSchema } from '../offer.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { named, productId } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const quoteRowSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  /** masked */
  name: v.string(),
  product: named,
  partner: named,
  offers: v.number(),
  /** insurers that declined, were late or failed */
  failures: v.number(),
  /** of the cheapest offer */
  lowest: v.nullable(moneySchema),
  /** the purchase that came of it, when one was begun */
  orderId: v.nullable(v.string()),
});
export type QuoteRow = v.InferOutput<typeof quoteRowSchema>;

export const quoteList = defineStaffOperation({
  producer: 'panel/quotes',
  method: 'POST',
  cost: 'read',
  permission: 'quotes:view',
  request: listRequest(['created'], {
    product: v.optional(productId),
    partner: v.optional(productId),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  }),
  answer: listAnswer(quoteRowSchema),
  errors: [],
  summary: 'What buyers asked for, newest first.',
});

export const quoteDetail = defineStaffOperation({
  producer: 'panel/quotes/:id',
  method: 'GET',
  cost: 'read',
  permission: 'quotes:view',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    id: v.string(),
    createdAt: v.string(),
    finishedAt: v.nullable(v.string()),
    language: languageSchema,
    product: named,
    partner: named,
    /** masked */
    names: v.array(v.string()),
    phone: v.nullable(v.string()),
    answers: v.array(v.object({ label: v.string(), value: v.string() })),
    /** one line an insurer, in the order they answered */
    insurers: v.array(
      v.object({
        insurer: named,
        result: v.union([v.literal('offer'), v.literal('waiting'), insurerFailureSchema.entries.kind]),
        /** in words of the product, when the insurer said why */
        reason: v.nullable(v.string()),
        plan: v.nullable(v.string()),
        price: v.nullable(moneySchema),
        validUntil: v.nullable(v.string()),
        /** ms after the question */
        afterMs: v.nullable(v.number()),
        orderId: v.nullable(v.string()),
      }),
    ),
  }),
  errors: ['not-found'],
  summary: 'What each insurer answered to one quote, when, and what came of it.',
});

export const quoteSend = defineStaffOperation({
  producer: 'panel/quotes/send',
  method: 'POST',
  cost: 'message',
  keyed: {},
  permission: 'customers:sell',
  request: v.object({
    id: opaqueId,
    /** `link` sends nothing: for reading it out, or for a message of one's own */
    channel: v.picklist(['link', 'sms', 'email']),
  }),
  answer: v.object({
    /** opens offers and prices on the customer's own device; buying asks for what only the customer knows */
    link: v.string(),
    /** UTC instant until which it lives */
    until: v.string(),
    whatsapp: v.nullable(v.string()),
  }),
  errors: ['not-found', 'sms-failed'],
  summary: 'Gives a customer their quote as a link; the customer alone gives consents and types the card.',
});
