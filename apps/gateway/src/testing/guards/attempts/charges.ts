import { add, type Row, step } from '../rows.ts';
import { onlyGrows, stays, type Trial, trialsOf } from '../trials.ts';

/** An attempt of an order that has none. */
const another = (own: Row): string =>
  add('attempt', { id: 'x', order_id: 'o-waits', quote_id: 'q-waits', ...own });
/** An order of a quote that has one. */
const orderOf = (quote: string): string => add('purchase_order', { id: 'x', offer_id: 'x', quote_id: quote });
const charged = { state: 'CHARGED', phase: 'charged' } as const;
const ofSold = { order_id: 'o-stands', quote_id: 'q-stands' } as const;
const open = { state: 'CREATED', phase: 'open' } as const;
const byTransfer = { method: 'transfer', card_prefix: '', card_last4: '' } as const;

/** Money back of the charge of 10,500 in force, or of another one. */
const back = (own: Row): string =>
  add('refund', { id: 'x', order_id: 'o-stands', attempt_id: 'a-stands', ...own });
const part = { id: 'y', amount: 600 } as const;

/** What is written when a person sent a refund: the last of it a proposal that another one agreed to. */
const byHand = (own: Row = {}): string[] => [
  back({ state: 'MANUAL', phase: 'held' }),
  add('proposal', {
    id: 'x',
    kind: 'hand',
    subject: 'x',
    held_refund_id: 'x',
    asked_by: 'u1',
    state: 'APPROVED',
    decided_by: 'u2',
    decided_at: '2026-11-20',
    ...own,
  }),
  step('refund', `id = 'x'`, `phase = 'done', closed_by = 'u1', sent_on = '2026-11-20', reference = 'EFT 9'`),
];
const asked = { state: 'ASKED', decided_by: null, decided_at: null } as const;

export const ofCharges: readonly Trial[] = [
  ...trialsOf('attempt', {
    attempt_pkey: { refused: { 'a second one of its name': another({ id: 'a-stands' }) } },
    attempt_order_id_fkey: { refused: { 'of no order': another({ order_id: 'none' }) } },
    attempt_hop_token_key: { refused: { 'on the way of another one': another({ hop_token: 'h' }) } },
    attempt_payment: {
      refused: { 'of the payment of another one': another({ psp_payment_id: 'p-stands' }) },
      allowed: { 'of another provider': another({ psp: 'nestpay', psp_payment_id: 'p-stands' }) },
    },
    attempt_one_open: {
      refused: Object.fromEntries(
        ['CREATED', 'THREEDS_PENDING', 'CALLBACK_OK', 'AUTHORISING', 'UNKNOWN'].map((state) => [
          `${state} beside one that is open`,
          [another({ id: 'y', phase: 'none', state }), another({ phase: 'none', state: 'CREATED' })],
        ]),
      ),
      allowed: { 'after one that took nothing': [another({ id: 'y' }), another(open)] },
    },
    attempt_one_of_quote: {
      refused: Object.fromEntries(
        ['open', 'authed', 'asked'].map((phase) => [
          `${phase} beside an open one of the quote`,
          [orderOf('q-open'), another({ order_id: 'x', quote_id: 'q-open', phase })],
        ]),
      ),
      allowed: {
        'one that took nothing beside it': another({ order_id: 'o-open', quote_id: 'q-open' }),
        'one that took money beside it': another({ order_id: 'o-open', quote_id: 'q-open', ...charged }),
      },
    },
    attempt_one_charged: {
      refused: { 'money for an order that is paid': another({ ...ofSold, ...charged }) },
      allowed: {
        'money that is too much, and goes back': another({ ...ofSold, ...charged, surplus: true }),
        'none for an order that is paid': another(ofSold),
      },
    },
    attempt_of_its_quote: {
      refused: {
        'of another quote': another({ quote_id: 'q-open' }),
        'of none': another({ quote_id: null }),
        'gone to another quote': step('attempt', `id = 'a-open'`, `quote_id = 'q-waits'`),
        'gone to another order': step('attempt', `id = 'a-open'`, `order_id = 'o-waits'`),
        'of none once the machine has it': [
          another({ phase: null, quote_id: null }),
          step('attempt', `id = 'x'`, `phase = 'none'`),
        ],
      },
      allowed: {
        'of its own': another({}),
        'of none before the machine': another({ phase: null, quote_id: null }),
      },
      says: /attempt_of_its_quote/,
    },
    charge_stays: {
      refused: {
        'no money any more': step('attempt', `id = 'a-stands'`, `state = 'DECLINED'`),
        'of another price': step('attempt', `id = 'a-stands'`, 'price = price - 1'),
        'of another amount': step('attempt', `id = 'a-stands'`, 'paid = paid + 1'),
        'of another order': [orderOf('q-stands'), step('attempt', `id = 'a-stands'`, `order_id = 'x'`)],
      },
      allowed: {
        'too much, and goes back': step('attempt', `id = 'a-stands'`, 'surplus = true'),
        'another amount of what took none': [another({}), step('attempt', `id = 'x'`, 'paid = paid + 1')],
      },
      says: /charge_stays/,
    },
    attempt_stays: stays('attempt', [another({}), `id = 'x'`], true),
    attempt_price_check: {
      refused: { 'for nothing': another({ price: 0 }) },
      allowed: { 'for a kuruş': another({ price: 1 }) },
    },
    attempt_paid_covers_price: {
      refused: { 'a kuruş less than the price': another({ paid: 9_999 }) },
      allowed: { 'a kuruş more': another({ paid: 10_001 }) },
    },
    attempt_currency_check: { refused: { 'in euro': another({ currency: 'EUR' }) } },
    attempt_installment_count_check: {
      refused: { 'in none': another({ installment_count: 0 }), 'in 13': another({ installment_count: 13 }) },
      allowed: { 'in 12': another({ installment_count: 12 }) },
    },
    attempt_method_check: {
      refused: { 'in cash': another({ method: 'cash', card_last4: '' }) },
      allowed: { 'by transfer': another(byTransfer) },
    },
    attempt_card_prefix_check: { refused: { 'seven digits of a card': another({ card_prefix: '5528790' }) } },
    attempt_card_last4_check: {
      refused: {
        'five digits of a card': another({ card_last4: '00008' }),
        'a card of a transfer': another({ ...byTransfer, card_last4: '0008' }),
        'no digits of a card': another({ card_last4: '' }),
      },
    },
    attempt_surplus_is_charged: {
      refused: { 'too much of no money': another({ surplus: true }) },
      allowed: { 'too much of money': another({ surplus: true, ...charged }) },
    },
  }),
  ...trialsOf('refund', {
    refund_pkey: { refused: { 'a second one of its name': back({ id: 'r-over' }) } },
    refund_stays: stays('refund', [back({}), `id = 'x'`], true),
    refund_order_id_fkey: {
      refused: { 'of no order': ['alter table refund disable trigger user', back({ order_id: 'none' })] },
    },
    refund_attempt_id_fkey: {
      refused: {
        'of no attempt': ['alter table refund disable trigger user', back({ attempt_id: 'none' })],
      },
    },
    refund_closed_by_fkey: {
      refused: {
        'sent by nobody': [
          back({
            state: 'MANUAL',
            phase: 'held',
            closed_by: 'nobody',
            sent_on: '2026-11-20',
            reference: 'EFT 9',
          }),
        ],
      },
    },
    refund_amount_check: {
      refused: { 'of nothing': back({ amount: 0 }) },
      allowed: { 'of a kuruş': back({ amount: 1 }) },
    },
    refund_within_charge: {
      refused: {
        'a kuruş more than came': back({ amount: 10_501 }),
        'two that are more together': [back(part), back({ amount: 9_901 })],
        'more than it was': [back({ amount: 1 }), step('refund', `id = 'x'`, 'amount = 10501')],
        'of another order': back({ order_id: 'o-foreign' }),
        'gone to the charge of another order': [
          back({}),
          step('refund', `id = 'x'`, `attempt_id = 'a-foreign'`),
        ],
        'gone to another order': [back({}), step('refund', `id = 'x'`, `order_id = 'o-foreign'`)],
        'gone to a charge that is less': [
          back({ amount: 7_001 }),
          step('refund', `id = 'x'`, `attempt_id = 'a-paid', order_id = 'o-paid'`),
        ],
        'of an attempt that took nothing': [
          another({ id: 'a-x' }),
          back({ order_id: 'o-waits', attempt_id: 'a-x' }),
        ],
      },
      allowed: {
        'all that came': back({ amount: 10_500 }),
        'two that are all together': [back(part), back({ amount: 9_900 })],
        'as much as it was': [back({ amount: 10_500 }), step('refund', `id = 'x'`, 'amount = amount')],
      },
      says: /refunds would exceed the charge/,
    },
    refund_closed_whole: {
      refused: {
        'sent on no day': back({ closed_by: 'u1', reference: 'EFT 9' }),
        'sent without a paper': back({ closed_by: 'u1', sent_on: '2026-11-20' }),
        'sent by nobody': back({ sent_on: '2026-11-20', reference: 'EFT 9' }),
      },
      allowed: { 'sent whole': back({ closed_by: 'u1', sent_on: '2026-11-20', reference: 'EFT 9' }) },
    },
    refund_second_person: {
      refused: {
        'sent before another person agreed': byHand(asked),
        'sent by another one than asked': byHand({ asked_by: 'u3' }),
        'sent for another one': byHand({ held_refund_id: 'r-refused' }),
        'sent by what was agreed for something else': byHand({ kind: 'settle' }),
      },
      allowed: {
        'sent once another person agreed': byHand(),
        'sent long ago, and written again': [
          back({ closed_by: 'u1', sent_on: '2026-11-20', reference: 'EFT 9' }),
          step('refund', `id = 'x'`, 'closed_by = closed_by'),
        ],
      },
      says: /refund_second_person/,
    },
  }),
  ...trialsOf('state_change', {
    state_change_pkey: {
      refused: {
        'a second one of its number': [
          add('state_change', { number: 900 }),
          add('state_change', { number: 900 }),
        ],
      },
    },
    state_change_only_grows: onlyGrows('state_change', 'thing', /history of states only grows/),
  }),
];
