import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { providerMeanings } from './provider-meanings.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Cases of a purchase: what its machine says lies with a person, and nothing else (`purchase/machine/cases.ts`). */
export const purchaseCaseKinds = [
  /** paid, and nothing asks for its policy */
  'no-policy',
  'policy-slow',
  /** the insurer holds something else under our reference */
  'policy-strange',
  'charge-unknown',
  'refund-held',
  'refund-unknown',
  /** the notice that ends a policy: no answer yet, none for too long, or a no although the money is to go back */
  'end-unknown',
  'end-stuck',
  'end-refused',
  /** another amount came than the one that is waited for */
  'transfer-stuck',
  /** waits for a second person; also those of no purchase */
  'proposal',
  /** bought, and mail and papers did not reach the buyer */
  'papers-late',
] as const;
export type PurchaseCaseKind = (typeof purchaseCaseKinds)[number];

/** Each with one next action (`stuckActions`), or a place where it is done. */
export const stuckKinds = [
  /** somebody was called; until somebody takes it on */
  'alarm',
  ...purchaseCaseKinds,
  'mail-failed',
  /** mail and short message came back or nobody knows where they are, and the page was not opened */
  'not-delivered',
  /** read again, a policy's paper did not say what it should; until somebody takes it on */
  'paper-wrong',
  /** any other work of the program */
  'job-failed',
  /** money that came by transfer and is nobody's yet */
  'transfer',
  /** our books and those outside do not agree */
  'difference',
  /** somebody asked for his data or its deletion; listed for those who may work on it */
  'data-request',
  /** of somebody of staff; listed for those who may invite */
  'invitation',
] as const;
export type StuckKind = (typeof stuckKinds)[number];

export const stuckActions = ['ask-again', 'resend', 'acknowledge', 'close'] as const;

export const stuckList = defineStaffOperation({
  producer: 'panel/stuck',
  method: 'POST',
  cost: 'read',
  permission: 'stuck-cases:view',
  request: v.object({ kind: v.optional(v.picklist(stuckKinds)) }),
  answer: v.object({
    rows: v.array(
      v.object({
        kind: v.picklist(stuckKinds),
        /** of the thing the action is for */
        id: toldId,
        orderId: v.nullable(toldId),
        since: instant,
        product: v.nullable(named),
        partner: v.nullable(named),
        amount: v.nullable(moneySchema),
        /** a code or a word of the outside, for people who know it */
        detail: v.nullable(toldText),
        /** what a difference is about: ours, or the reference outside; a gateway of before does not say it */
        subject: v.optional(v.nullable(toldText), null),
        /** what the detail says, when it is a code of a payment provider whose list has it */
        meaning: v.nullable(v.picklist(providerMeanings)),
        /** whether the caller may close it; one about money is given up by who may ask for that */
        mayClose: v.optional(v.boolean(), false),
      }),
    ),
    /** all of each kind, of which the oldest 100 are shown */
    counts: v.record(toldId, v.number()),
    /** false: the cases of more than 10,000 purchases are not written yet, as after an update, and the youngest were not looked at */
    isWhole: v.boolean(),
  }),
  errors: [],
  summary: 'Everything that waits for a person, the oldest first.',
});

export const stuckWork = defineStaffOperation({
  producer: 'panel/stuck/work',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'stuck-cases:work',
  stepUp: true,
  request: v.variant('action', [
    v.object({
      action: v.literal('ask-again'),
      kind: v.picklist(['policy-slow', 'charge-unknown', 'refund-unknown', 'end-unknown', 'papers-late']),
      id: opaqueId,
    }),
    v.object({
      action: v.literal('resend'),
      kind: v.picklist(['mail-failed', 'job-failed']),
      id: v.pipe(v.string(), v.maxLength(200)),
    }),
    v.object({
      action: v.literal('acknowledge'),
      kind: v.picklist(['alarm', 'paper-wrong', 'not-delivered']),
      id: opaqueId,
    }),
    v.object({
      action: v.literal('close'),
      kind: v.literal('difference'),
      id: opaqueId,
      /** what was found out and done, for whoever looks later */
      reason: freeText(500, undefined, 5),
    }),
  ]),
  /** `isAsked`: it is about money, so a second person has to agree first */
  answer: v.object({ success: v.literal(true), isAsked: v.boolean() }),
  errors: ['not-found', 'request-closed', 'day-limit-reached'],
  summary: 'Does the next action of a case; a difference about money is closed by two persons.',
});
