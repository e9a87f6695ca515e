import { add, type Row, step } from '../rows.ts';
import { stays, type Trial, trialsOf } from '../trials.ts';

const held = (own: Row): string => add('policy', { order_id: 'o-paid', ...own });
const charged = (own: Row): string =>
  add('attempt', {
    id: 'x',
    order_id: 'o-waits',
    quote_id: 'q-waits',
    state: 'CHARGED',
    phase: 'charged',
    ...own,
  });
const notice = (own: Row): string => add('cancellation', { id: 'x', order_id: 'o-stands', ...own });

export const ofPolicies: readonly Trial[] = [
  ...trialsOf('policy', {
    policy_pkey: { refused: { 'a second one of an order': held({ order_id: 'o-stands' }) } },
    policy_order_id_fkey: { refused: { 'of no order': held({ order_id: 'none', phase: 'due' }) } },
    policy_stays: stays('policy', [held({}), `order_id = 'o-paid'`]),
    policy_is_paid: {
      refused: {
        'asked for without money': held({ order_id: 'o-waits' }),
        'in force without money': held({ order_id: 'o-waits', phase: 'inforce' }),
        'in force later without money': [
          held({ order_id: 'o-waits', phase: 'due' }),
          step('policy', `order_id = 'o-waits'`, `phase = 'inforce'`),
        ],
        'in force of money that goes back': [charged({ surplus: true }), held({ order_id: 'o-waits' })],
        'in force of a payment that took nothing': [
          charged({ state: 'DECLINED', phase: 'none' }),
          held({ order_id: 'o-waits' }),
        ],
        'gone to an order without money': [
          held({}),
          step('policy', `order_id = 'o-paid'`, `order_id = 'o-waits'`),
        ],
      },
      allowed: {
        'due without money': held({ order_id: 'o-waits', phase: 'due' }),
        'refused without money': held({ order_id: 'o-waits', phase: 'refused' }),
        'before its money in one step': [held({ order_id: 'o-waits' }), charged({})],
      },
      says: /policy_is_paid/,
    },
    policy_number_of_insurer: {
      refused: { 'under the number of another one': held({ policy_no: 'T1' }) },
      allowed: { 'under that of another insurer': held({ policy_no: 'T1', insurer_id: 'yedicam' }) },
    },
    policy_issued_has_number: {
      refused: { 'in force without a number': held({ state: 'ISSUED' }) },
      allowed: {
        'in force with one': held({ state: 'ISSUED', policy_no: 'T9' }),
        'asked for without one': held({}),
      },
    },
  }),
  ...trialsOf('cancellation', {
    cancellation_pkey: { refused: { 'a second one of its name': notice({ id: 'c-over' }) } },
    cancellation_order_id_fkey: { refused: { 'of no order': notice({ order_id: 'none' }) } },
    cancellation_stays: stays('cancellation', [notice({}), `id = 'x'`]),
    cancellation_one_live: {
      refused: {
        'beside one that is open': [notice({}), notice({ id: 'y' })],
        'of what ended already': notice({ order_id: 'o-over' }),
      },
      allowed: { 'after one that was refused': [notice({ state: 'REFUSED' }), notice({ id: 'y' })] },
    },
    cancellation_kind_check: {
      refused: { 'of another kind': notice({ kind: 'whim' }) },
      allowed: { 'a cancellation': notice({ kind: 'cancellation' }), 'a withdrawal': notice({}) },
    },
    cancellation_expected_check: {
      refused: { 'of which nothing is expected': notice({ expected: 0 }) },
      allowed: { 'of which a kuruş is': notice({ expected: 1 }) },
    },
    cancellation_refund_check: {
      refused: { 'gives less than nothing': notice({ refund: -1 }) },
      allowed: { 'gives nothing': notice({ refund: 0 }) },
    },
    cancellation_insurer_gives_check: {
      refused: { 'the insurer gives less than nothing': notice({ insurer_gives: -1 }) },
      allowed: { 'the insurer gives nothing': notice({ insurer_gives: 0 }) },
    },
  }),
];
