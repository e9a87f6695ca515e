import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { languageSchema } from '../language.ts';
import { moneySchema } from '../money.ts';
import { insurerFailureSchema } from '../offer.ts';
import { named, toldId, toldLink, toldText } from '../told.ts';
import { quotedClauseSchema, whatIfAnswers } from '../what-if.ts';
import { opaqueId, productId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { assigneeFilter, notesField, partnerId, written } from './parts.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** How far a quote came: only asked, kept behind a link, a purchase begun, or bought. */
export const quoteStages = ['asked', 'kept', 'begun', 'bought'] as const;

const changed = v.object({ success: v.literal(true) });

export const quoteRowSchema = v.object({
  id: toldId,
  createdAt: instant,
  /** masked */
  name: toldText,
  /** masked; null when the form asks for none */
  phone: v.nullable(toldText),
  stage: v.picklist(quoteStages),
  /** who works on it */
  assignee: v.nullable(named),
  product: named,
  partner: named,
  offers: v.number(),
  /** insurers that declined, were late or failed */
  failures: v.number(),
  /** of the cheapest offer */
  lowest: v.nullable(moneySchema),
  /** the purchase that came of it, when one was begun */
  orderId: v.nullable(toldId),
});
export type QuoteRow = v.InferOutput<typeof quoteRowSchema>;

export const quoteList = defineStaffOperation({
  producer: 'panel/quotes',
  method: 'POST',
  cost: 'read',
  permission: 'quotes:view',
  request: listRequest(['created'], {
    product: v.optional(productId),
    partner: v.optional(partnerId),
    assignee: v.optional(assigneeFilter),
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
    id: toldId,
    createdAt: instant,
    finishedAt: v.nullable(instant),
    language: languageSchema,
    product: named,
    partner: named,
    /** masked */
    names: v.array(toldText),
    phone: v.nullable(toldText),
    assignee: v.nullable(named),
    /** whom the caller may give it to; nobody for who may not work on it */
    assignees: v.array(named),
    notes: notesField,
    answers: v.array(v.object({ label: toldText, value: toldText })),
    /** one line an insurer, in the order they answered */
    insurers: v.array(
      v.object({
        insurer: named,
        result: v.union([v.literal('offer'), v.literal('waiting'), insurerFailureSchema.entries.kind]),
        /** in words of the product, when the insurer said why */
        reason: v.nullable(toldText),
        plan: v.nullable(toldText),
        price: v.nullable(moneySchema),
        validUntil: v.nullable(instant),
        /** ms after the question */
        afterMs: v.nullable(v.number()),
        orderId: v.nullable(toldId),
      }),
    ),
    /** what every offer's own terms say of things that may happen, in words of the product */
    whatIf: v.array(
      v.object({
        scenario: toldId,
        text: toldText,
        answers: v.array(
          v.object({
            insurer: named,
            answer: v.picklist(whatIfAnswers),
            pays: v.nullable(moneySchema),
            keeps: v.nullable(moneySchema),
            clauses: v.array(quotedClauseSchema),
          }),
        ),
      }),
    ),
  }),
  errors: ['not-found'],
  summary: 'What each insurer answered to one quote, when, and what came of it.',
});

export const quoteChange = defineStaffOperation({
  producer: 'panel/quotes/change',
  method: 'POST',
  cost: 'read',
  permission: 'quotes:work',
  request: v.object({
    id: opaqueId,
    assigneeId: v.nullable(opaqueId),
    /** as the page showed it (decision 0520) */
    was: v.object({ assigneeId: v.nullable(opaqueId) }),
  }),
  answer: changed,
  errors: ['not-found', 'changed-meanwhile'],
  summary: 'Says who works on a quote.',
});

export const quoteNote = defineStaffOperation({
  producer: 'panel/quotes/note',
  method: 'POST',
  cost: 'read',
  permission: 'quotes:work',
  request: v.object({ id: opaqueId, text: written(1, 2000) }),
  answer: changed,
  errors: ['not-found'],
  summary: 'Writes a note on a quote.',
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
    link: toldLink,
    /** UTC instant until which it lives */
    until: instant,
    whatsapp: v.nullable(toldLink),
  }),
  errors: ['not-found', 'sms-failed', 'contact-unwanted'],
  summary: 'Gives a customer their quote as a link; the customer alone gives consents and types the card.',
});
