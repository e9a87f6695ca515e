import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { reasonField } from './parts.ts';
import { paymentSettings } from './payment-settings.ts';
import { proposalKinds, proposalStates } from './proposal-kinds.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Which proposals: those the caller may decide now, those he asked for, those that were decided. */
export const proposalParts = ['to-decide', 'own', 'over'] as const;
export type ProposalPart = (typeof proposalParts)[number];

/** What else is said of a proposal; the screens have a word for each. */
export const proposalFacts = [
  'sentOn',
  'reference',
  'arrivedOn',
  'discount',
  'uses',
  'validity',
  'differences',
  'share',
  'firstDay',
  'sum',
  'cap',
  ...paymentSettings,
] as const;

const fact = v.object({
  name: v.picklist(proposalFacts),
  value: toldText,
});

const rowEntries = {
  id: opaqueId,
  kind: v.picklist(proposalKinds),
  state: v.picklist(proposalStates),
  /** null where none can be named */
  amount: v.nullable(moneySchema),
  /** masked; null where it is about no buyer */
  buyer: v.nullable(toldText),
  /** what it is about, in the language of the call: a product, a code, a partner */
  subject: toldText,
  /** the purchase it is about */
  orderId: v.nullable(toldId),
  partner: v.nullable(named),
  reason: toldText,
  askedBy: toldText,
  askedAt: instant,
  /** asked by the caller, who therefore cannot decide */
  own: v.boolean(),
  /** waits, somebody else asked, and the caller's role and limit reach */
  mayDecide: v.boolean(),
  /** somebody of staff beside the asker could decide it; false only while it waits for nobody */
  hasDecider: v.boolean(),
  decidedBy: v.nullable(toldText),
  decidedAt: v.nullable(instant),
  note: v.nullable(toldText),
};
export const proposalSchema = v.object(rowEntries);
export type ProposalRow = v.InferOutput<typeof proposalSchema>;

export const panelProposals = defineStaffOperation({
  producer: 'panel/proposals',
  method: 'POST',
  cost: 'read',
  permission: 'proposals:view',
  /* by urgency: what waits for the caller, what he asked for, what waits for others, what is over */
  request: listRequest(['urgency', 'asked_at', 'amount'], {
    part: v.optional(v.picklist(proposalParts)),
    kind: v.optional(v.picklist(proposalKinds)),
  }),
  answer: v.object({
    ...listAnswer(proposalSchema).entries,
    /** how many wait for the caller's decision; at most 100 are counted */
    toDecide: v.number(),
  }),
  errors: [],
  summary: 'Everything that two persons have to agree on; what waits for the caller comes first.',
});

export const proposalsToDecide = defineStaffOperation({
  producer: 'panel/proposals-to-decide',
  method: 'GET',
  cost: 'read',
  permission: 'proposals:decide',
  unattended: true,
  request: v.object({}),
  /** at most 100 are counted */
  answer: v.object({ count: v.number() }),
  errors: [],
  summary: 'How many proposals wait for the caller: others asked, and role and limit reach.',
});

export const panelProposal = defineStaffOperation({
  producer: 'panel/proposals/:id',
  method: 'GET',
  cost: 'read',
  permission: 'proposals:view',
  request: v.object({ id: opaqueId }),
  answer: v.object({
    ...rowEntries,
    /** what else was said when it was asked for */
    facts: v.array(fact),
    /** the parts of a list that was asked for as one */
    parts: v.array(v.object({ orderId: toldId, amount: moneySchema })),
  }),
  errors: ['not-found'],
  summary: 'One proposal with everything that whoever decides has to know.',
});

export const panelProposalDecide = defineStaffOperation({
  producer: 'panel/proposals/decide',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'proposals:decide',
  stepUp: true,
  request: v.object({ id: opaqueId, approve: v.boolean(), note: reasonField }),
  /**
   * `lapsed`: what it was about is not so any more, and nothing was done. `kept-open`: money of a transfer is written down,
   * and as nothing waits for it any more it is an open case
   */
  answer: v.object({ state: v.picklist(['approved', 'rejected', 'lapsed', 'kept-open']) }),
  errors: ['not-found', 'request-closed', 'day-limit-reached'],
  summary: 'Approves or rejects what somebody else asked for; approved, it is done in the same moment.',
});

export const panelProposalWithdraw = defineStaffOperation({
  producer: 'panel/proposals/withdraw',
  method: 'POST',
  cost: 'read',
  permission: 'proposals:ask',
  request: v.object({ id: opaqueId }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'request-closed'],
  summary: 'Takes back what the caller asked for and nobody decided yet.',
});
