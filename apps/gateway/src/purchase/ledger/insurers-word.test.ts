import { expect, test } from 'vitest';
import type { Command } from '../machine/command.ts';
import { sampleNotice } from '../machine/search/samples.ts';
import {
  type Notice,
  noPolicy,
  type Order,
  type Policy,
  type Proposal,
  type Purchase,
} from '../machine/state.ts';
import { insurersWord } from './insurers-word.ts';

const notice = sampleNotice({ id: 'n' });
const proposal: Proposal = { id: 'k', kind: 'ended', amount: 300, refundId: null, by: 'u1' };

const purchase = (
  st: Policy['st'],
  { proposals = [], own = notice }: { proposals?: Proposal[]; own?: Notice | null } = {},
): Purchase => {
  const order: Order = {
    id: 'o',
    kind: 'policy',
    goal: 'undo',
    give: 'insurer',
    reason: 'cancelled',
    until: 0,
    quoteUntil: null,
    asksLast: false,
    isDelivered: true,
    attempts: [],
    policy: { ...noPolicy, st },
    notice: own,
    refunds: [],
    transfer: null,
    proposals,
  };
  return { id: 'q', orders: [{ ...order, id: 'other', notice: { ...notice, id: 'of-other' } }, order] };
};
/* the other order ended long ago */
const with2 = ([other, order]: readonly Order[], st: Policy['st']): Order[] =>
  other && order ? [{ ...other, policy: { ...noPolicy, st } }, order] : [];
const before = (st: Policy['st'], more = {}): Purchase => {
  const made = purchase(st, more);
  return { ...made, orders: with2(made.orders, 'ended') };
};
const says = (command: object, from: Purchase, to: Purchase) => insurersWord(command as Command, from, to);

const accepted = { do: 'end-answer', orderId: 'o', askedAt: 0, answer: { k: 'accepted', gives: 300 } };
const cancelled = {
  do: 'policy-inquiry',
  orderId: 'o',
  askedAt: 0,
  answer: { k: 'cancelled', noticeId: 'n', gives: 300 },
};
const word = { id: 'n', insurer_gives: 300 };
const asked = { proposals: [{ ...proposal, id: 'another', amount: 1 }, proposal] };

test.each<[string, object, Purchase, typeof word | null]>([
  ['an insurer that accepts the notice', accepted, before('ending'), word],
  [
    'one that gives nothing',
    { ...accepted, answer: { k: 'accepted', gives: 0 } },
    before('ending'),
    { ...word, insurer_gives: 0 },
  ],
  ['one that names no sum', { ...accepted, answer: { k: 'accepted', gives: null } }, before('ending'), null],
  [
    'one that refuses, whatever it names',
    { ...accepted, answer: { k: 'refused', gives: 300 } },
    before('ending'),
    null,
  ],
  ['a question that finds the policy cancelled', cancelled, before('inforce'), word],
  [
    'a question that finds it in force, whatever it names',
    { ...cancelled, answer: { k: 'active', gives: 300 } },
    before('inforce'),
    null,
  ],
  ['what one person may agree to alone', { do: 'agreed', proposal }, before('inforce'), word],
  [
    'the same of another kind',
    { do: 'agreed', proposal: { ...proposal, kind: 'refund' } },
    before('inforce'),
    null,
  ],
  [
    'what two persons agreed on',
    { do: 'decide', proposalId: 'k', isApproved: true },
    before('inforce', asked),
    word,
  ],
  [
    'what the second one rejected',
    { do: 'decide', proposalId: 'k', isApproved: false },
    before('inforce', asked),
    null,
  ],
  [
    'what was agreed on of another kind',
    { do: 'decide', proposalId: 'k', isApproved: true },
    before('inforce', { proposals: [{ ...proposal, kind: 'refund' }] }),
    null,
  ],
  [
    'what nobody asked for',
    { do: 'decide', proposalId: 'none', isApproved: true },
    before('inforce', asked),
    null,
  ],
  [
    'any other command',
    { do: 'lapse', answer: { k: 'accepted', gives: 300 }, proposal },
    before('inforce'),
    null,
  ],
])('%s', (_, command, from, expected) => {
  const to = {
    ...from,
    orders: from.orders.map((one) => ({ ...one, policy: { ...noPolicy, st: 'ended' as const } })),
  };
  expect(says(command, from, to)).toEqual(expected);
});

test('where nothing ended in this step, nothing was said', () => {
  expect(says(accepted, before('ended'), before('ended'))).toBeNull();
  expect(says(accepted, before('ending'), before('inforce'))).toBeNull();
});

test('what ended without a notice has none to write it at', () => {
  expect(says(accepted, before('ending', { own: null }), before('ended', { own: null }))).toBeNull();
});

test('an order that was not there before and is ended is told of too', () => {
  expect(says(accepted, { id: 'q', orders: [] }, before('ended', {}))).toEqual({ ...word, id: 'of-other' });
});
