import { add, type Row, step } from '../rows.ts';
import { stays, type Trial, trialsOf } from '../trials.ts';

const awaited = (own: Row): string =>
  add('transfer', { id: 'x', order_id: 'o-waits', reference: 'SC9', ...own });
const came = (own: Row): string => add('transfer_money', { id: 'x', transfer_id: 't-waits', ...own });
const asked = (own: Row): string => add('payment_request', { id: 'x', token_hash: 'x', ...own });
const paid = (own: Row): string => add('payment', { order_id: 'o-open', ...own });
const coupon = (own: Row): string => add('coupon', { code: 'X', ...own });
const used = (own: Row): string => add('coupon_use', { order_id: 'o-open', coupon: 'BAHAR', ...own });

export const ofTransfers: readonly Trial[] = [
  ...trialsOf('transfer', {
    transfer_pkey: { refused: { 'a second one of its name': awaited({ id: 't-waits' }) } },
    transfer_order_id_fkey: { refused: { 'of no order': awaited({ order_id: 'none' }) } },
    transfer_stays: stays('transfer', [awaited({}), `id = 'x'`], true),
    transfer_reference_key: {
      refused: { 'under the reference of another one': awaited({ reference: 'SC1' }) },
    },
    transfer_one_open: {
      refused: {
        'awaited beside one that is': awaited({ state: 'WAITING' }),
        'awaited beside one that is stuck': [
          awaited({ id: 'y', order_id: 'o-open', reference: 'SC8', state: 'STUCK' }),
          awaited({ order_id: 'o-open', state: 'WAITING' }),
        ],
      },
      allowed: { 'over beside one that is awaited': awaited({}) },
    },
    transfer_confirmed_once: {
      refused: {
        'taken beside one that is': awaited({ order_id: 'o-transfer', state: 'CONFIRMED' }),
        'taken later, beside one that is': [
          awaited({ order_id: 'o-transfer', state: 'WAITING' }),
          step('transfer', `id = 'x'`, `state = 'CONFIRMED'`),
        ],
        'of another order, when it was taken there': [
          awaited({ state: 'CONFIRMED', order_id: 'o-open' }),
          step('transfer', `id = 'x'`, `order_id = 'o-transfer'`),
        ],
      },
      allowed: {
        'taken alone': awaited({ state: 'CONFIRMED' }),
        'over beside one that is taken': awaited({ order_id: 'o-transfer' }),
        'itself again': step('transfer', `id = 't-transfer'`, `order_id = order_id`),
      },
      says: /an order is paid by one transfer/,
    },
    transfer_amount_check: {
      refused: { 'of nothing': awaited({ amount: 0 }) },
      allowed: { 'of a kuruş': awaited({ amount: 1 }) },
    },
  }),
  ...trialsOf('transfer_money', {
    transfer_money_pkey: { refused: { 'a second one of its name': came({ id: 'm-open' }) } },
    transfer_money_transfer_id_fkey: { refused: { 'of no transfer': came({ transfer_id: 'none' }) } },
    transfer_money_stays: stays('transfer_money', [came({}), `id = 'x'`]),
    transfer_money_taken_by: {
      refused: { 'taken by nobody': came({ state: 'TAKEN' }) },
      allowed: { 'sent back by nobody': came({ state: 'RETURNED' }), 'open by nobody': came({}) },
    },
    transfer_money_amount_check: {
      refused: { 'of nothing': came({ amount: 0 }) },
      allowed: { 'of a kuruş': came({ amount: 1 }) },
    },
    transfer_money_second_person: {
      refused: { 'taken by who entered it': came({ state: 'TAKEN', settled_by: 'u1' }) },
      allowed: {
        'taken by another person': came({ state: 'TAKEN', settled_by: 'u2' }),
        'sent back by who entered it': came({ state: 'RETURNED', verdict: 'wrong', settled_by: 'u1' }),
        'not settled': came({}),
      },
    },
  }),
  ...trialsOf('payment_request', {
    payment_request_pkey: { refused: { 'a second one of its name': asked({ id: 'y-open' }) } },
    payment_request_token_hash_key: {
      refused: { 'under the link of another one': asked({ token_hash: 'y1' }) },
    },
    payment_request_amount_check: {
      refused: { 'for nothing': asked({ amount: 0 }) },
      allowed: { 'for a kuruş': asked({ amount: 1 }) },
    },
  }),
  ...trialsOf('payment_request_opening', {
    payment_request_opening_pkey: {
      refused: { 'a second time': add('payment_request_opening', { request_id: 'y-open', session_id: 's' }) },
    },
    payment_request_opening_request_id_fkey: {
      refused: { 'of no request': add('payment_request_opening', { request_id: 'none', session_id: 's' }) },
    },
  }),
  ...trialsOf('payment', {
    payment_pkey: { refused: { 'a second one of an order': paid({ order_id: 'o-paid' }) } },
    payment_order_id_fkey: { refused: { 'of no order': paid({ order_id: 'none' }) } },
    payment_request_id_fkey: { refused: { 'of no request': paid({ request_id: 'none' }) } },
    payment_stays: stays('payment', [paid({}), `order_id = 'o-open'`]),
    payment_amount_check: {
      refused: { 'of nothing': paid({ amount: 0 }) },
      allowed: { 'of a kuruş': paid({ amount: 1 }) },
    },
  }),
  ...trialsOf('coupon', {
    coupon_pkey: { refused: { 'a second one of its code': coupon({ code: 'BAHAR' }) } },
    coupon_value_check: {
      refused: { 'takes nothing off': coupon({ value: 0 }) },
      allowed: { 'takes a hundredth off': coupon({ value: 1 }) },
    },
    coupon_not_overused: {
      refused: { 'once too often': `update coupon set uses = 3 where code = 'BAHAR'` },
      allowed: {
        'as often as it may be': `update coupon set uses = 2 where code = 'BAHAR'`,
        'without an end': coupon({ uses: 900 }),
      },
    },
  }),
  ...trialsOf('coupon_use', {
    coupon_use_pkey: { refused: { 'a second one of an order': used({ order_id: 'o-stands' }) } },
    coupon_use_order_id_fkey: { refused: { 'of no order': used({ order_id: 'none' }) } },
    coupon_use_coupon_fkey: { refused: { 'of no coupon': used({ coupon: 'YOK' }) } },
  }),
];
