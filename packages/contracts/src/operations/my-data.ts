import * as v from 'valibot';
import { coverPeriodSchema } from '../cover-period.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';
import { consentNatures } from './my-consents.ts';

/** A question of a form with its answer, in the language of the call. */
const answer = v.object({ question: v.string(), answer: v.string() });

export const dataRequestKinds = ['copy', 'deletion'] as const;

/** Everything that is kept under a phone at this partner, in words. Instants are UTC. */
const dataSchema = v.object({
  phone: v.string(),
  madeAt: v.string(),
  purchases: v.array(
    v.object({
      product: v.string(),
      insurer: v.string(),
      state: v.string(),
      boughtAt: v.string(),
      policyNumber: v.nullable(v.string()),
      cover: v.nullable(coverPeriodSchema),
      paid: v.nullable(moneySchema),
      buyer: v.string(),
      email: v.string(),
      address: v.string(),
    }),
  ),
  quotes: v.array(
    v.object({
      product: v.string(),
      askedAt: v.string(),
      bought: v.boolean(),
      answers: v.array(answer),
      persons: v.array(v.array(answer)),
      offers: v.array(v.object({ insurer: v.string(), plan: v.string(), price: moneySchema })),
      savedUntil: v.nullable(v.string()),
    }),
  ),
  applications: v.array(
    v.object({
      number: v.string(),
      about: v.string(),
      sentAt: v.string(),
      name: v.string(),
      email: v.nullable(v.string()),
      message: v.nullable(v.string()),
      answers: v.array(answer),
    }),
  ),
  consents: v.array(
    v.object({
      consent: v.string(),
      document: v.string(),
      nature: v.picklist(consentNatures),
      version: v.string(),
      language: v.string(),
      givenAt: v.string(),
      withdrawnAt: v.nullable(v.string()),
    }),
  ),
  requests: v.array(
    v.object({
      kind: v.picklist(dataRequestKinds),
      state: v.picklist(['open', 'done']),
      askedAt: v.string(),
      dueAt: v.string(),
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
