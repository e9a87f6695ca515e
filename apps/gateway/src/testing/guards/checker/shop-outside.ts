import { charged, entry } from '../entries.ts';
import { add, type Row } from '../rows.ts';
import { agreed, sold } from '../world.ts';
import { attempt, kept, nest, promised } from './story.ts';

/** Where our books and a provider's differ, and what two persons said of it. */
const differs = (id: string, kind: string, own: Row, proposal: Row | null = {}): string[] => [
  add('difference', { id, kind, subject: 'a-differs', order_id: 'o-differs', ...own }),
  ...(proposal
    ? [
        add('proposal', {
          id: `k-${id}`,
          kind: 'write-off',
          subject: id,
          order_id: 'o-differs',
          ...agreed,
          ...proposal,
        }),
      ]
    : []),
];
/** And what is lost by it, at a provider. */
const lost = (id: string, minor: number, holder = 'nestpay:n2', order = 'o-differs'): string[] =>
  entry('written-off', order, id, [
    ['written-off', order, minor],
    ['clearing', holder, -minor],
  ]);

const atAnother = { psp: 'nestpay', psp_account: 'n2' } as const;
const early = '2026-11-20T09:00:00Z';

const losses = [
  ...sold({ name: 'differs', order: kept, attempt: nest(atAnother) }),
  ...charged('o-differs', 'a-differs', { price: 10_000, paid: 10_000, holder: 'nestpay:n2' }),
  ...differs('d-absent', 'charge-absent', { here: 1_000 }),
  ...lost('d-absent', 1_000),
  ...differs('d-less', 'charge-differs', { here: 500, outside: 480 }),
  ...lost('d-less', 20),
  ...differs('d-missing', 'payout-missing', { here: 300, outside: 10 }),
  ...lost('d-missing', 290),
  ...differs('d-part', 'payout-differs', { here: 700, outside: 660 }),
  ...lost('d-part', 40),
  ...differs('d-returned', 'return-unknown', { outside: 50 }),
  ...lost('d-returned', 50),
  ...differs('d-more', 'return-differs', { here: 60, outside: 67 }),
  ...lost('d-more', 7),
  /* nothing is lost: they have more, the same in other words, or gave back less; lira of another currency nobody knows */
  ...differs('d-same', 'charge-differs', { subject: 'x1', here: 500, outside: 500 }),
  ...differs('d-rich', 'charge-differs', { subject: 'x2', here: 500, outside: 600 }),
  ...differs('d-paid-more', 'payout-differs', { subject: 'x2', here: 500, outside: 600 }),
  ...differs('d-gave-less', 'return-differs', { subject: 'x3', here: 500, outside: 400 }),
  ...differs('d-gave-same', 'return-differs', { subject: 'x4', here: 500, outside: 500 }),
  ...differs('d-euro', 'charge-differs', { subject: 'x5', here: 500, outside: 400, currency: 'EUR' }),
  /* nor by one of another kind, or of no order of ours, or that two persons did not agree on, or agreed on something else of */
  ...differs('d-fee', 'fee-differs', { subject: 'x6', here: 500, outside: 400 }),
  ...differs(
    'd-nobody',
    'return-unknown',
    { subject: 'x7', outside: 400, order_id: null },
    { order_id: null },
  ),
  ...differs('d-open', 'charge-absent', { subject: 'x8', here: 400 }, null),
  ...differs(
    'd-asked',
    'charge-absent',
    { subject: 'x9', here: 400 },
    { state: 'ASKED', decided_by: null, decided_at: null },
  ),
  ...differs('d-other', 'charge-absent', { subject: 'x10', here: 400 }, { kind: 'release' }),
  /* of an order that was paid by transfer no provider has anything */
  ...differs('d-transfer', 'charge-absent', { subject: 'x11', here: 400, order_id: 'o-transfer' }),
];

/** An order with charges at several numbers: whose the loss is goes by what the difference is about, else by the first. */
const atTwo = [
  ...sold({ name: 'two', order: kept }),
  attempt('a-two-1', 'two', { psp_account: 'n4', surplus: true }),
  attempt('a-two-2', 'two', { psp_account: 'n3', created_at: early }),
  ...charged('o-two', 'a-two-1', { price: 10_000, paid: 10_000, holder: 'nestpay:n4' }),
  ...charged('o-two', 'a-two-2', { price: 10_000, paid: 10_000, holder: 'nestpay:n3' }),
  attempt('a-two-no', 'two', {
    state: 'DECLINED',
    phase: 'none',
    created_at: '2026-11-20T08:00:00Z',
  }),
  attempt('a-two-3', 'two', { psp_account: 'n6', price: 600, paid: 600, surplus: true }),
  ...charged('o-two', 'a-two-3', { price: 600, paid: 600, holder: 'nestpay:n6' }),
  ...promised('r-two', {
    order: 'two',
    attempt: 'a-two-1',
    amount: 10_000,
    from: [['buyer', 'o-two', 10_000]],
  }),
  ...differs('d-charge', 'charge-differs', { subject: 'a-two-1', order_id: 'o-two', here: 100, outside: 89 }),
  ...lost('d-charge', 11, 'nestpay:n4', 'o-two'),
  ...differs('d-refund', 'return-differs', { subject: 'r-two', order_id: 'o-two', here: 100, outside: 113 }),
  ...lost('d-refund', 13, 'nestpay:n4', 'o-two'),
  ...differs('d-none', 'return-unknown', { subject: 'p-none', order_id: 'o-two', outside: 17 }),
  ...lost('d-none', 17, 'nestpay:n3', 'o-two'),
];

const at = 'nestpay:n5';
/** What a provider paid out, row by row. */
const row = (id: string, payout: string, own: Row): string =>
  add('payout_row', { id, holder: at, payout, gross: 0, ...own });
const ours = { attempt_id: 'a-paid-out', order_id: 'o-paid-out' } as const;
type Source = readonly [account: string, owner: string];
const posted = (
  id: string,
  payout: string,
  {
    net,
    fee,
    from,
    order = null,
    holder = at,
  }: {
    net: number;
    fee: number;
    from: Source;
    order?: string | null;
    holder?: string;
  },
): string[] =>
  entry(
    'paid-out',
    order,
    `${holder} ${payout} ${id}`,
    [
      ['payout', `${holder} ${payout}`, net] as const,
      ['fee', holder, fee] as const,
      [...from, -(net + fee)] as const,
    ].filter(([, , minor]) => minor !== 0),
  );
const clearing = ['clearing', at] as const;
const chargeback = ['chargeback', 'o-paid-out'] as const;
const unclaimed = ['unclaimed', at] as const;

const payouts = [
  ...sold({ name: 'paid-out', order: kept, attempt: nest({ psp_account: 'n5' }) }),
  ...charged('o-paid-out', 'a-paid-out', { price: 10_000, paid: 10_000, holder: at }),
  row('1', 'S1', { ...ours, net: 9_000, fee: 200 }),
  ...posted('1', 'S1', { net: 9_000, fee: 200, from: clearing, order: 'o-paid-out' }),
  /* what went back lowers a payout */
  row('2', 'S1-B/2', { ...ours, kind: 'return', net: -500, fee: 0 }),
  ...posted('2', 'S1-B/2', { net: -500, fee: 0, from: clearing, order: 'o-paid-out' }),
  /* a row that moves nothing, and one of a fee alone */
  row('3', 'S1', { ...ours, net: 0, fee: 0 }),
  row('4', 'S1', { ...ours, net: 0, fee: 5 }),
  ...posted('4', 'S1', { net: 0, fee: 5, from: clearing, order: 'o-paid-out' }),
  /* taken back: of a charge of ours with a fee, and of none */
  row('5', 'S12', { ...ours, kind: 'chargeback', net: -1_000, fee: 20 }),
  ...posted('5', 'S12', { net: -1_000, fee: 20, from: chargeback, order: 'o-paid-out' }),
  row('6', 'S12', { kind: 'chargeback', net: -300, fee: 0 }),
  ...posted('6', 'S12', { net: -300, fee: 0, from: unclaimed }),
  row('7', 'S12', { net: 4_000, fee: 40 }),
  ...posted('7', 'S12', { net: 4_000, fee: 40, from: unclaimed }),
  /* the same once more, which is another one */
  row('8', 'S12', { net: 4_000, fee: 40 }),
  ...posted('8', 'S12', { net: 4_000, fee: 40, from: unclaimed }),
  row('9', 'S12', { ...ours, kind: 'chargeback', net: -100, fee: 0 }),
  ...posted('9', 'S12', { net: -100, fee: 0, from: chargeback, order: 'o-paid-out' }),
  /* accounts that hold nothing: of a fee alone, of no fee, and where what was taken is the fee */
  row('1', 'Z', { holder: 'nestpay:n8', net: 0, fee: 7 }),
  ...posted('1', 'Z', { net: 0, fee: 7, from: ['unclaimed', 'nestpay:n8'], holder: 'nestpay:n8' }),
  row('1', 'Z', { holder: 'nestpay:n7', net: 100, fee: 0 }),
  ...posted('1', 'Z', { net: 100, fee: 0, from: ['unclaimed', 'nestpay:n7'], holder: 'nestpay:n7' }),
  row('1', 'Z', { holder: 'nestpay:n9', net: -20, fee: 20 }),
  ...posted('1', 'Z', { net: -20, fee: 20, from: ['unclaimed', 'nestpay:n9'], holder: 'nestpay:n9' }),
  row('2', 'Z', {
    ...{ holder: 'nestpay:n9', attempt_id: 'a-differs', order_id: 'o-differs' },
    ...{ kind: 'chargeback', net: -30, fee: 30 },
  }),
  ...posted('2', 'Z', { net: -30, fee: 30, from: chargeback, order: 'o-differs', holder: 'nestpay:n9' }),
];

/** Lines of the bank name a payout as a word, the longest of several. */
const line = (id: string, text: string, amount: number, payout: string | null, holder = at): string[] => [
  add('bank_line', { id, holder, text, amount }),
  ...(payout === null
    ? []
    : entry('banked', null, id, [
        ['bank', 'TR1', amount],
        ['payout', `${holder} ${payout}`, -amount],
      ])),
];
const bank = [
  ...line('b-1', '(S1)', 8_000, 'S1'),
  ...line('b-2', 'ODEME/S1.B.2', 450, 'S1-B/2'),
  ...line('b-3', 'GELEN S12 HAVALE', 2_000, 'S12'),
  ...line('b-4', 'GELEN XS1 S123', 77, null),
  ...line('b-5', 'S1', 78, null, 'nestpay:n6'),
];

const party = (
  id: string,
  own: { kind: string; party: string; currency: string; amount: number },
): string[] => [
  add('proposal', {
    id: `k-${id}`,
    subject: id,
    payload: { kind: own.kind, partyId: own.party, currency: own.currency, minor: own.amount, reference: id },
    ...agreed,
  }),
  add('payable_payment', { id, reference: id, proposal_id: `k-${id}`, ...own }),
  ...entry('party-paid', null, id, [
    [own.kind, own.party, own.amount, own.currency],
    ['bank', 'ours', -own.amount, own.currency],
  ]),
];
const parties = [
  ...party('v-2', { kind: 'insurer', party: 'turnagol', currency: 'TRY', amount: 300 }),
  ...party('v-3', { kind: 'insurer', party: 'turnagol', currency: 'EUR', amount: 40 }),
  ...party('v-4', { kind: 'partner', party: 'kaya', currency: 'TRY', amount: 25 }),
];

export const shopOutside: readonly string[] = [...losses, ...atTwo, ...payouts, ...bank, ...parties];
