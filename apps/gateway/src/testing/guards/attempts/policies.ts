import { add, type Row } from '../rows.ts';
import { type Trial, trialsOf } from '../trials.ts';

const held = (own: Row): string => add('policy', { order_id: 'o-paid', ...own });
const notice = (own: Row): string => add('cancellation', { id: 'x', order_id: 'o-stands', ...own });

export const ofPolicies: readonly Trial[] = [
  ...trialsOf('policy', {
    policy_pkey: { refused: { 'a second one of an order': held({ order_id: 'o-stands' }) } },
    policy_order_id_fkey: { refused: { 'of no order': held({ order_id: 'none' }) } },
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
