import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { contactSchema, contactSwitchesSchema } from '../contacts.ts';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { consentNatures } from './my-consents.ts';

/** A question of a form with its answer, in the language of the call. */
const answer = v.object({ question: toldText, answer: toldText });

export const dataRequestKinds = ['copy', 'deletion'] as const;

/** Everything that is kept under a phone at this partner, in words. Instants are UTC. */
const dataSchema = v.object({
  phone: toldText,
  madeAt: instant,
  purchases: v.array(
    v.object({
      product: toldId,
      insurer: toldText,
      state: toldId,
      boughtAt: instant,
      policyNumber: v.nullable(toldId),
      cover: v.nullable(coverPeriodSchema),
      paid: v.nullable(moneySchema),
      buyer: toldText,
      email: toldText,
      address: toldText,
    }),
  ),
  quotes: v.array(
    v.object({
      product: toldId,
      askedAt: instant,
      bought: v.boolean(),
      answers: v.array(answer),
      persons: v.array(v.array(answer)),
      offers: v.array(v.object({ insurer: toldText, plan: toldText, price: moneySchema })),
      savedUntil: v.nullable(instant),
    }),
  ),
  applications: v.array(
    v.object({
      number: toldId,
      about: toldText,
      sentAt: instant,
      name: toldText,
      email: v.nullable(toldText),
      message: v.nullable(toldText),
      answers: v.array(answer),
    }),
  ),
  consents: v.array(
    v.object({
      consent: toldId,
      document: toldId,
      nature: v.picklist(consentNatures),
      version: toldId,
      language: toldId,
      givenAt: instant,
      withdrawnAt: v.nullable(instant),
    }),
  ),
  /** payments that were asked for by link */
  paymentRequests: v.array(
    v.object({
      purpose: toldText,
      reference: toldText,
      amount: moneySchema,
      name: toldText,
      email: v.nullable(toldText),
      askedAt: instant,
      validUntil: instant,
    }),
  ),
  /** words on being reminded before a policy ends, and the days it was done */
  renewals: v.array(
    v.object({
      policyNumber: v.nullable(toldId),
      product: toldText,
      isOn: v.boolean(),
      chosenAt: instant,
      remindedAt: v.array(instant),
    }),
  ),
  contacts: v.array(contactSchema),
  contactSwitches: contactSwitchesSchema,
  requests: v.array(
    v.object({
      kind: v.picklist(dataRequestKinds),
      state: v.picklist(['open', 'done']),
      askedAt: instant,
      dueAt: instant,
    }),
  ),
});
export type MyData = v.InferOutput<typeof dataSchema>;

export const myData = defineOperation({
  producer: 'my-data',
  method: 'GET',
  authority: 'site',
  cost: 'lookup',
  request: empty,
  answer: dataSchema,
  errors: ['sign-in-required'],
  summary: 'Everything kept under the phone that logged in; ids are masked, health answers named only.',
});
