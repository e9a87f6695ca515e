import { charged, entry } from '../entries.ts';
import { add, type Row } from '../rows.ts';
import { agreed, sold } from '../world.ts';
import {
  atNest,
  attempt,
  clearing,
  comes,
  kept,
  nest,
  notice,
  old,
  part,
  promised,
  stands,
  undone,
  went,
} from './story.ts';

const at = (order: string, id = `a-${order}`, price = 10_000, paid = price): string[] =>
  charged(`o-${order}`, id, { price, paid, holder: atNest });
const ours = ['bank', 'ours'] as const;

const ofOld = { order_id: 'o-old', attempt_id: 'a-old' } as const;
const byHand = { how: 'hand', closed_by: 'u1', sent_on: '2026-11-20', reference: 'EFT 7' } as const;

/** A purchase from before the ledger, of which nothing is written yet. */
const notWritten = [
  ...sold({ name: 'old', order: old, attempt: nest({ price: 4_000, paid: 4_000, discount: 100 }) }),
  `update purchase set is_posted = false, version = version + 1 where id = 'q-old'`,
  add('policy', { order_id: 'o-old', state: 'CANCELLED', phase: 'ended', policy_no: 'T9' }),
  notice('c-old', 'old', { refund: 1_000, insurer_gives: 1_000 }),
  add('refund', { ...ofOld, id: 'r-old-open', amount: 5 }),
  add('refund', { ...ofOld, id: 'r-old', amount: 1_000, state: 'DONE', phase: 'done', ...byHand, how: null }),
  add('transfer', { id: 't-old', order_id: 'o-old', reference: 'SC9', state: 'CONFIRMED', phase: 'taken' }),
  add('transfer_money', { id: 'm-old', transfer_id: 't-old' }),
  add('transfer_money', { id: 'm-old-back', transfer_id: 't-old', state: 'RETURNED', verdict: 'wrong' }),
  /* but for what two persons gave up meanwhile */
  add('difference', {
    ...{ id: 'd-old', kind: 'charge-differs', subject: 'a-old', order_id: 'o-old' },
    ...{ here: 100, outside: 60 },
  }),
  add('proposal', { id: 'k-old', kind: 'write-off', subject: 'd-old', order_id: 'o-old', ...agreed }),
  ...entry('written-off', 'o-old', 'd-old', [
    ['written-off', 'o-old', 40],
    ['clearing', atNest, -40],
  ]),
];

/** A payment without a policy, and what it brought in. */
const payment = (name: string, order: Row, paid = 7_000): string[] => [
  ...sold({
    name,
    order: { kind: 'payment', release: null, ...order },
    attempt: nest({ price: 7_000, paid }),
  }),
  ...at(name, `a-${name}`, 7_000, paid),
  ...entry('collected', `o-${name}`, `o-${name}`, [
    ['buyer', `o-${name}`, 7_000],
    ['collected', `o-${name}`, -7_000],
  ]),
];
const givenUp = (name: string): string[] => [
  ...entry('given-up', `o-${name}`, `o-${name}`, [
    ['collected', `o-${name}`, 7_000],
    ['buyer', `o-${name}`, -7_000],
  ]),
  ...promised(`r-${name}`, { order: name, amount: 7_000, from: [['buyer', `o-${name}`, 7_000]] }),
];

const payments = [
  ...payment('undone', undone),
  ...givenUp('undone'),
  /* what the order was for is not said: what went back says it, but for parts that staff agreed on */
  ...payment('unsaid', old, 7_200),
  ...promised('r-unsaid', {
    order: 'unsaid',
    amount: 1_000,
    from: [['goodwill', 'o-unsaid', 1_000]],
    row: part,
  }),
  ...payment('unsaid-back', old),
  ...givenUp('unsaid-back'),
  /* paid twice: the second is the buyer's until it is promised back, which is at once */
  ...payment('paid-twice', kept),
  attempt('a-second', 'paid-twice', { price: 7_000, paid: 7_000, surplus: true }),
  ...at('paid-twice', 'a-second', 7_000),
  ...promised('r-second', {
    order: 'paid-twice',
    amount: 7_000,
    from: [['buyer', 'o-paid-twice', 7_000]],
    attempt: 'a-second',
  }),
];

/** More than one charge of an order. */
const twice = [
  ...stands('double', kept, {}),
  ...at('double'),
  ...comes('double'),
  attempt('a-double-2', 'double', { price: 4_000, paid: 4_000, discount: 50, surplus: true }),
  ...charged('o-double', 'a-double-2', { price: 4_000, paid: 4_000, holder: atNest }),
  attempt('a-double-no', 'double', { state: 'DECLINED', phase: 'none', price: 3_000, paid: 3_000 }),
];

const another = (name: string, order: Row, paid = 10_000): string[] => [
  ...sold({ name, quote: 'q-crowd', order: { ...old, ...order }, attempt: nest({ paid }) }),
  ...at(name, `a-${name}`, 10_000, paid),
];
const policy = (name: string, state: string): string =>
  add('policy', { order_id: `o-${name}`, state, phase: 'ended', policy_no: `N-${name}` });

/** Orders of one quote, from before its index: only one charge of them is kept. */
const crowd = [
  ...sold({ name: 'crowd', order: old, attempt: nest() }),
  ...at('crowd'),
  /* in the way of being undone, said or not */
  ...another('crowd-1', { goal: 'undo', give: 'all' }),
  ...another('crowd-2', {}),
  ...promised('r-crowd-2', { order: 'crowd-2', amount: 1_000, from: [['buyer', 'o-crowd-2', 1_000]] }),
  ...another('crowd-3', {}),
  policy('crowd-3', 'ISSUE_REJECTED'),
  ...another('crowd-4', {}),
  policy('crowd-4', 'CANCELLED'),
  ...comes('crowd-4'),
  add('cancellation', {
    id: 'c-crowd-4',
    order_id: 'o-crowd-4',
    state: 'REFUNDED',
    phase: 'accepted',
    insurer_gives: 0,
  }),
  /* kept by its goal, but all of it went back: as parts and otherwise */
  ...another('crowd-5', kept, 10_500),
  ...promised('r-crowd-5-part', {
    order: 'crowd-5',
    amount: 6_000,
    from: [['goodwill', 'o-crowd-5', 6_000]],
    row: part,
  }),
  ...promised('r-crowd-5', {
    order: 'crowd-5',
    amount: 4_500,
    from: [
      ['buyer', 'o-crowd-5', 10_000],
      ['installment', atNest, 500],
      ['goodwill', 'o-crowd-5', -6_000],
    ],
  }),
  /* a second payment of the first */
  add('attempt', {
    id: 'a-crowd-second',
    order_id: 'o-crowd',
    quote_id: 'q-crowd',
    psp_payment_id: 'p-crowd-second',
    ...nest({ surplus: true }),
  }),
  ...at('crowd', 'a-crowd-second'),
];

const byTransfer = {
  ...{ method: 'transfer', psp: 'transfer', psp_account: null, card_prefix: '', card_last4: '' },
  ...{ price: 3_000, paid: 3_000 },
} as const;

/** An order that was paid by transfer, under the second of two references. */
const transferred = (name: string, order: Row): string[] => [
  ...sold({ name, order, attempt: nest(byTransfer) }),
  add('transfer', { id: `t-${name}-1`, order_id: `o-${name}`, reference: `${name} 1` }),
  add('transfer', {
    id: `t-${name}`,
    order_id: `o-${name}`,
    reference: `${name} 2`,
    state: 'CONFIRMED',
    phase: 'taken',
  }),
  add('transfer_money', { id: `m-${name}`, transfer_id: `t-${name}`, state: 'TAKEN', settled_by: 'u2' }),
  ...entry('transfer-arrived', `o-${name}`, `m-${name}`, [
    ['bank', 'TR1', 3_000],
    ['unmatched', `t-${name}`, -3_000],
  ]),
  ...entry('charged', `o-${name}`, `a-${name}`, [
    ['unmatched', `t-${name}`, 3_000],
    ['buyer', `o-${name}`, -3_000],
  ]),
];

const transfers = [
  ...transferred('sent', kept),
  /* and by card, when it was paid */
  attempt('a-sent-2', 'sent', { price: 500, paid: 500, surplus: true }),
  ...at('sent', 'a-sent-2', 500),
  /* given back by hand; as old rows say it too, which name who sent it and not how */
  ...transferred('sent-back', undone),
  ...went(
    'r-sent-back',
    {
      order: 'sent-back',
      amount: 3_000,
      from: [['buyer', 'o-sent-back', 3_000]],
      row: byHand,
    },
    ['bank', 'TR1'],
  ),
  ...sold({ name: 'by-hand', order: undone, attempt: nest() }),
  ...at('by-hand'),
  ...went(
    'r-by-hand',
    {
      order: 'by-hand',
      amount: 10_000,
      from: [['buyer', 'o-by-hand', 10_000]],
      row: { ...byHand, how: null },
    },
    ours,
  ),
  ...sold({ name: 'by-itself', order: undone, attempt: nest({ price: 9_000, paid: 9_000 }) }),
  ...at('by-itself', 'a-by-itself', 9_000),
  ...went(
    'r-by-itself',
    { order: 'by-itself', amount: 9_000, from: [['buyer', 'o-by-itself', 9_000]], row: { how: null } },
    clearing,
  ),
  /* it will be sent by hand, and was not yet */
  ...sold({ name: 'to-send', order: undone, attempt: nest() }),
  ...at('to-send'),
  ...promised('r-to-send', {
    order: 'to-send',
    amount: 10_000,
    from: [['buyer', 'o-to-send', 10_000]],
    row: { how: 'hand', state: 'MANUAL', phase: 'held' },
  }),
  /* it came, and nobody knows yet what for */
  add('transfer_money', { id: 'm-waits', transfer_id: 't-waits', amount: 1_200 }),
  ...entry('transfer-arrived', 'o-waits', 'm-waits', [
    ['bank', 'TR1', 1_200],
    ['unmatched', 't-waits', -1_200],
  ]),
];

export const shopPayments: readonly string[] = [...notWritten, ...payments, ...twice, ...crowd, ...transfers];
