import { entries } from './entries.ts';
import { add, type Row } from './rows.ts';

/* A small shop with everything that money does in it. */

interface Sold {
  /** its names are `o-<name>`, `q-<name>`, `a-<name>` */
  name: string;
  /** one that is there, where it is not its own */
  quote?: string;
  order?: Row;
  attempt?: Row;
}

/** A quote, its purchase and its order, with a charge where one is told. */
export const sold = ({ name, quote, order = {}, attempt }: Sold): string[] => [
  ...(quote
    ? []
    : [
        add('quote', { id: `q-${name}` }),
        add('offer', { id: `o-${name}`, quote_id: `q-${name}` }),
        add('purchase', { id: `q-${name}` }),
      ]),
  add('purchase_order', { id: `o-${name}`, offer_id: `o-${name}`, quote_id: quote ?? `q-${name}`, ...order }),
  ...(attempt
    ? [
        add('attempt', {
          id: `a-${name}`,
          order_id: `o-${name}`,
          quote_id: quote ?? `q-${name}`,
          psp_payment_id: `p-${name}`,
          ...attempt,
        }),
      ]
    : []),
];

export const taken = { state: 'CHARGED', phase: 'charged', charged_at: '2026-11-20T10:00:00Z' } as const;
const inForce = { state: 'ISSUED', phase: 'inforce' } as const;
const euro = { currencyPrice: { minor: 20_000, currency: 'EUR' } } as const;

const people = [
  add('session', { id: 's' }),
  ...['u1', 'u2', 'u3'].map((id) => add('staff', { id, email: `${id}@ornek.com` })),
  add('insurer', { id: 'turnagol' }),
  add('insurer', { id: 'yedicam' }),
  add('commission_terms', { insurer_id: 'turnagol' }),
  add('partner_terms', { partner_id: 'kaya' }),
];

const orders = [
  ...sold({
    name: 'stands',
    order: { goal: 'fulfil', state: 'ISSUED' },
    attempt: { ...taken, paid: 10_500, installment_count: 3, discount: 1_000 },
  }),
  ...sold({
    name: 'foreign',
    order: { goal: 'fulfil', state: 'ISSUED', offer: euro },
    attempt: { ...taken, price: 1_000_000, paid: 1_000_000 },
  }),
  ...sold({
    name: 'over',
    order: { goal: 'undo', give: 'insurer', undo_reason: 'cancelled', state: 'REFUNDED' },
    attempt: taken,
  }),
  ...sold({
    name: 'refused',
    order: { goal: 'undo', give: 'all', undo_reason: 'policy-failed', state: 'REFUNDED' },
    attempt: { ...taken, price: 5_000, paid: 5_000 },
  }),
  ...sold({
    name: 'paid',
    order: { kind: 'payment', goal: 'fulfil', release: null, state: 'PAID' },
    attempt: { ...taken, price: 7_000, paid: 7_000 },
  }),
  ...sold({
    name: 'transfer',
    order: { goal: 'fulfil', state: 'PAID' },
    attempt: {
      ...taken,
      method: 'transfer',
      psp: 'transfer',
      psp_account: null,
      card_prefix: '',
      card_last4: '',
      price: 3_000,
      paid: 3_000,
    },
  }),
  ...sold({ name: 'open', attempt: { state: 'THREEDS_PENDING', phase: 'open', hop_token: 'h' } }),
  ...sold({ name: 'waits', order: { state: 'AWAITING_TRANSFER' } }),
];

const policies = [
  add('policy', { order_id: 'o-stands', ...inForce, policy_no: 'T1' }),
  add('policy', { order_id: 'o-foreign', ...inForce, policy_no: 'T2' }),
  add('policy', { order_id: 'o-over', state: 'CANCELLED', phase: 'ended', policy_no: 'T3' }),
  add('policy', { order_id: 'o-refused', state: 'ISSUE_REJECTED', phase: 'refused' }),
  add('policy', { order_id: 'o-transfer', state: 'ISSUING', phase: 'asked' }),
  add('cancellation', {
    id: 'c-over',
    order_id: 'o-over',
    state: 'REFUNDED',
    phase: 'accepted',
    expected: 4_000,
    refund: 4_000,
    insurer_gives: 4_000,
  }),
];

/** By a second person. */
export const agreed = { state: 'APPROVED', decided_by: 'u2', decided_at: '2026-11-20T11:00:00Z' } as const;

/** What came and went beside the charges. */
const money = [
  add('refund', {
    id: 'r-over',
    order_id: 'o-over',
    attempt_id: 'a-over',
    state: 'DONE',
    phase: 'done',
    how: 'refund',
    amount: 4_000,
  }),
  add('refund', {
    id: 'r-refused',
    order_id: 'o-refused',
    attempt_id: 'a-refused',
    state: 'DONE',
    phase: 'done',
    how: 'hand',
    amount: 5_000,
    reason: 'policy-failed',
    closed_by: 'u1',
    sent_on: '2026-11-20',
    reference: 'EFT 1',
  }),
  add('proposal', {
    id: 'k-hand',
    kind: 'hand',
    subject: 'r-refused',
    held_refund_id: 'r-refused',
    order_id: 'o-refused',
    ...agreed,
  }),
  add('transfer', {
    id: 't-transfer',
    order_id: 'o-transfer',
    reference: 'SC1',
    state: 'CONFIRMED',
    phase: 'taken',
  }),
  add('transfer', {
    id: 't-waits',
    order_id: 'o-waits',
    reference: 'SC2',
    state: 'WAITING',
    phase: 'waiting',
  }),
  add('transfer_money', { id: 'm-taken', transfer_id: 't-transfer', state: 'TAKEN', settled_by: 'u2' }),
  add('transfer_money', { id: 'm-open', transfer_id: 't-transfer' }),
  add('transfer_money', {
    id: 'm-returned',
    transfer_id: 't-transfer',
    amount: 500,
    state: 'RETURNED',
    verdict: 'wrong',
  }),
  add('coupon', { code: 'BAHAR', max_uses: 2, uses: 1 }),
  add('coupon_use', { order_id: 'o-stands', coupon: 'BAHAR' }),
  add('payment_request', { id: 'y-paid', token_hash: 'y1', state: 'PAID' }),
  add('payment_request', { id: 'y-open', token_hash: 'y2' }),
  add('payment_request_opening', { request_id: 'y-open', session_id: 's' }),
  add('payment', { order_id: 'o-paid', request_id: 'y-paid' }),
];

/** What providers, our bank and two persons said. */
const outside = [
  add('payout_row', {
    id: '1',
    attempt_id: 'a-stands',
    order_id: 'o-stands',
    gross: 10_500,
    fee: 300,
    net: 10_200,
  }),
  add('payout_row', {
    id: '2',
    kind: 'chargeback',
    attempt_id: 'a-over',
    order_id: 'o-over',
    gross: 1_000,
    fee: 0,
    net: -1_000,
  }),
  add('payout_row', { id: '3' }),
  add('bank_line', { id: 'b1', text: 'IYZICO ODEME P1' }),
  add('difference', {
    id: 'd-paid',
    kind: 'charge-differs',
    subject: 'a-paid',
    order_id: 'o-paid',
    here: 7_000,
    outside: 6_900,
  }),
  add('proposal', { id: 'k-loss', kind: 'write-off', subject: 'd-paid', order_id: 'o-paid', ...agreed }),
  add('proposal', {
    id: 'k-party',
    subject: 'Turnagöl',
    payload: { kind: 'insurer', partyId: 'turnagol', currency: 'TRY', minor: 5_000, reference: 'EFT 2' },
    ...agreed,
  }),
  add('proposal', { id: 'k-open', subject: 'EFT 3', amount: 5 }),
  add('payable_payment', { id: 'v1', reference: 'EFT 2', proposal_id: 'k-party' }),
  add('outgoing_line', { id: 'l1' }),
  add('bank_day', { day: '2026-11-21' }),
  add('audit_entry', { number: 1, hash: 'h1' }),
  add('audit_doubt', { reason: 'witness-cut' }),
];

/** The statements that open it, in one transaction. */
export const world: readonly string[] = [...people, ...orders, ...policies, ...money, ...outside, ...entries];
