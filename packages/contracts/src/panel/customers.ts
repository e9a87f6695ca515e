import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { callPurposes, contactLedgerSchema } from '../contacts.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';

import { notesField, written } from './parts.ts';
import { paymentRequestStates } from './payment-requests.ts';
import { revealedFrom } from './reveal.ts';
import { defineStaffOperation } from './staff-operation.ts';
import { transferRowStates } from './transfers.ts';

const line = {
  id: toldId,
  at: instant,
  product: named,
};

export const customerCardSchema = v.object({
  /** masked, as it was written last */
  name: toldText,
  phone: v.nullable(toldText),
  email: v.nullable(toldText),
  /** where each of them is shown from on demand; a note is written to the phone's */
  from: v.object({
    name: v.nullable(revealedFrom),
    phone: v.nullable(revealedFrom),
    email: v.nullable(revealedFrom),
  }),
  notes: notesField,
  /** mails, short messages and calls of a phone; null for rows without one */
  contacts: v.nullable(contactLedgerSchema),
  quotes: v.array(v.object({ ...line, offers: v.number() })),
  purchases: v.array(
    v.object({
      ...line,
      state: toldId,
      amount: v.nullable(moneySchema),
      policyNo: v.nullable(toldId),
      cover: v.nullable(coverPeriodSchema),
      /** of a notice that ends the policy */
      cancellation: v.nullable(toldText),
    }),
  ),
  applications: v.array(v.object({ ...line, kind: toldId, state: toldId })),
  /** payments asked for by link; none for who may not ask for any */
  requests: v.array(
    v.object({
      id: toldId,
      at: instant,
      purpose: toldText,
      state: v.picklist(paymentRequestStates),
      amount: moneySchema,
      expiresAt: instant,
    }),
  ),
  transfers: v.array(
    v.object({
      id: toldId,
      at: instant,
      orderId: toldId,
      reference: toldId,
      state: v.picklist(transferRowStates),
      amount: moneySchema,
    }),
  ),
  consents: v.array(
    v.object({
      consent: toldId,
      /** the legal text that proves it */
      document: named,
      version: toldId,
      language: toldId,
      at: instant,
      for: toldText,
      /** whom it was given to */
      partner: named,
      withdrawnAt: v.nullable(instant),
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

export const customerNote = defineStaffOperation({
  producer: 'panel/customers/note',
  method: 'POST',
  cost: 'read',
  permission: 'customers:sell',
  request: v.object({
    /** a record of theirs with a phone: customers have no id */
    ...revealedFrom.entries,
    text: written(1, 2000),
  }),
  answer: v.object({ notes: notesField }),
  errors: ['not-found'],
  summary: 'Writes a note on a customer, and answers with all notes on them.',
});

export const customerCall = defineStaffOperation({
  producer: 'panel/customers/call',
  method: 'POST',
  cost: 'read',
  permission: 'customers:sell',
  request: v.object({
    /** a record of theirs with a phone, as for a note */
    ...revealedFrom.entries,
    purpose: v.picklist(callPurposes),
    /** the customer called us */
    isFromThem: v.boolean(),
  }),
  answer: contactLedgerSchema,
  errors: ['not-found'],
  summary: 'Writes down a call with a customer, and answers with all contacts of the phone.',
});
