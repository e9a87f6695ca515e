import * as v from 'valibot';
import { calendarDay, instant } from '../calendar-day.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { deliverySchema } from '../deliveries.ts';
import { languageSchema } from '../language.ts';
import { moneySchema } from '../money.ts';
import { refundReasons } from '../refund-reasons.ts';
import { named, toldId, toldLink, toldText } from '../told.ts';
import { opaqueId, productId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { insurerId, partnerId, reasonField } from './parts.ts';
import { proposalSchema } from './proposals.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const orderStates = [
  'CONSENTED',
  'AWAITING_TRANSFER',
  'PAYING',
  'PAID',
  'ISSUING',
  'ISSUED',
  'DELIVERED',
  'REFUND_DUE',
  'REFUNDED',
  'MANUAL',
] as const;

/** How a try ends that leaves an order unpaid: refused, or given up at the bank. */
export const lostTries = ['DECLINED', 'EXPIRED'] as const;
/** Reasons of it that a list has short words for; the payment itself tells every one. */
export const lostReasons = ['bank-not-approved', 'card-rejected'] as const;

export const paymentRowSchema = v.object({
  orderId: toldId,
  kind: v.picklist(['policy', 'payment']),
  state: v.picklist(orderStates),
  createdAt: instant,
  updatedAt: instant,
  /** masked */
  name: toldText,
  product: named,
  partner: named,
  /** charged; null while nothing was */
  paid: v.nullable(moneySchema),
  cardEnd: v.nullable(toldText),
  /** of an order that nobody paid: how its last try ended, and why */
  lastTry: v.nullable(
    v.object({ state: v.picklist(lostTries), reason: v.nullable(v.picklist(lostReasons)) }),
  ),
});
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>;

export const paymentList = defineStaffOperation({
  producer: 'panel/payments',
  method: 'POST',
  cost: 'read',
  permission: 'payments:view',
  request: listRequest(['created', 'updated'], {
    state: v.optional(v.picklist(orderStates)),
    tried: v.optional(v.picklist(lostTries)),
    product: v.optional(productId),
    partner: v.optional(partnerId),
    insurer: v.optional(insurerId),
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
  }),
  answer: listAnswer(paymentRowSchema),
  errors: [],
  summary: 'Purchases and payments, newest first.',
});

export const stateChangeSchema = v.object({
  thing: v.picklist(['purchase_order', 'attempt', 'policy', 'refund']),
  from: v.nullable(toldText),
  to: toldText,
  at: instant,
});

export const paymentDetail = defineStaffOperation({
  producer: 'panel/payments/:id',
  method: 'GET',
  cost: 'read',
  permission: 'payments:view',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    ...paymentRowSchema.entries,
    language: languageSchema,
    insurer: v.nullable(named),
    quoteId: v.nullable(toldId),
    /** notices that end its policy, the newest first */
    noticeIds: v.array(toldId),
    /** reference of its last bank transfer, without separators */
    transferReference: v.nullable(toldId),
    /** masked */
    phone: v.nullable(toldText),
    email: toldText,
    /** code of an error, when the state has one to tell */
    reason: v.nullable(toldText),
    mail: v.picklist(['waiting', 'sent', 'failed']),
    /** what was sent and how far it came, the oldest first */
    deliveries: v.array(deliverySchema),
    policy: v.nullable(
      v.object({
        state: toldId,
        policyNo: v.nullable(toldId),
        cover: v.nullable(coverPeriodSchema),
        reason: v.nullable(toldText),
      }),
    ),
    attempts: v.array(
      v.object({
        id: toldId,
        method: v.picklist(['card', 'transfer']),
        state: toldId,
        paid: moneySchema,
        discount: moneySchema,
        installments: v.number(),
        cardEnd: v.nullable(toldText),
        providerPaymentId: v.nullable(toldId),
        error: v.nullable(toldId),
        providerCode: v.nullable(toldId),
        surplus: v.boolean(),
        createdAt: instant,
      }),
    ),
    refunds: v.array(
      v.object({
        id: toldId,
        state: toldId,
        amount: moneySchema,
        reason: v.picklist(refundReasons),
        /** by whom and with which paper it was sent by hand; null while it was not */
        byHand: v.nullable(
          v.object({
            sentOn: toldText,
            reference: toldId,
            closedBy: toldText,
            note: v.nullable(toldText),
          }),
        ),
        /** waits for somebody to send it by hand, and the caller may ask to write that it was sent */
        mayClose: v.boolean(),
        createdAt: instant,
        updatedAt: instant,
      }),
    ),
    documents: v.array(v.picklist(['policy', 'receipt'])),
    /** what the caller may ask to be given back; nought when nothing was charged, all of it went back or it is nobody's to ask */
    refundable: moneySchema,
    /** nobody knows whether the insurer made a policy, or it holds another one; the caller may ask to write that it has none of ours */
    mayDeny: v.boolean(),
    /** what two persons agree on about it, newest first */
    proposals: v.array(proposalSchema),
    history: v.array(stateChangeSchema),
  }),
  errors: ['not-found'],
  summary: 'One purchase with everything that happened to its money and its policy.',
});

export const staffDocument = defineStaffOperation({
  producer: 'panel/documents/open',
  method: 'POST',
  cost: 'read',
  permission: 'personal-data:reveal',
  stepUp: true,
  request: v.object({ orderId: opaqueId, kind: v.picklist(['policy', 'receipt']), reason: reasonField }),
  answer: v.object({ url: toldLink }),
  errors: ['not-found', 'document-not-ready'],
  summary:
    'A link to a document for this browser, good for minutes; it names persons, so who opened it and why is in the audit log.',
});
