import { add } from '../rows.ts';
import { changed, type Fault, faultsOf, forgotten, gone, kurus, line, made, of } from './planted.ts';

const back = (id: string, order: string, amount: number): string =>
  add('refund', { id, order_id: `o-${order}`, attempt_id: `a-${order}`, amount });
/** A loss of one kuruş that two persons agreed on, of an order that has none. */
const lostKurus: readonly string[] = [
  add('difference', {
    ...{ id: 'x', kind: 'charge-differs', subject: 'a-stands', order_id: 'o-stands' },
    ...{ here: 1, outside: 0 },
  }),
  add('proposal', {
    ...{ id: 'x', kind: 'write-off', subject: 'x', order_id: 'o-stands', state: 'APPROVED' },
    ...{ decided_by: 'u2', decided_at: '2026-11-20T11:00:00Z' },
  }),
];

const byTransfer = { method: 'transfer', card_prefix: '', card_last4: '' } as const;

export const moneyFaults: readonly Fault[] = faultsOf({
  'reserved-above-charged': {
    'a kuruş more than it took, in two': [
      back('x', 'part', 8_001),
      'q-part | a-part: 10001, should be at most 10000',
    ],
    'a kuruş of an attempt that took none': [back('x', 'open', 1), 'q-open | a-open: 1, should be at most 0'],
    'a kuruş more than was taken with its maturity difference': [
      back('x', 'stands', 10_501),
      'q-stands | a-stands: 10501, should be at most 10500',
    ],
    'nothing of what is all of it': [back('x', 'part', 8_000)],
    'nothing of a purchase that is not written': [back('x', 'old', 9_999)],
  },
  'kept-twice': {
    'two that nobody undoes': [
      `delete from refund where id = 'r-crowd-2'`,
      'q-crowd | a-crowd, a-crowd-2: 2, should be one charge',
    ],
    'one that was to be undone': [
      changed('purchase_order', `id = 'o-crowd-1'`, { goal: null }),
      'q-crowd | a-crowd, a-crowd-1: 2, should be one charge',
    ],
    'one whose policy was not refused': [
      changed('policy', `order_id = 'o-crowd-3'`, { state: 'ISSUING' }),
      'q-crowd | a-crowd, a-crowd-3: 2, should be one charge',
    ],
    'one whose policy did not end': [
      changed('policy', `order_id = 'o-crowd-4'`, { state: 'ISSUED' }),
      'q-crowd | a-crowd, a-crowd-4: 2, should be one charge',
    ],
    'one of which a kuruş is left': [
      changed('refund', `id = 'r-crowd-5'`, { amount: 4_499 }),
      'q-crowd | a-crowd, a-crowd-5: 2, should be one charge',
    ],
    'one that is kept by its goal and of which some went back': [
      [
        changed('purchase_order', `id = 'o-crowd-2'`, { goal: 'fulfil' }),
        changed('purchase_order', `id = 'o-crowd-5'`, { goal: 'undo' }),
      ].toReversed(),
      'q-crowd | a-crowd, a-crowd-2: 2, should be one charge',
    ],
    'nothing of one of which a kuruş went back': [changed('refund', `id = 'r-crowd-2'`, { amount: 1 })],
  },
  clearing: {
    'a kuruş at nobody’s': [kurus('clearing', 'nobody'), ' | nobody: 1, should be 0'],
    /* a charge of 10,000, of which 11 and 13 were given up */
    'nothing where something is': [gone('clearing', 'nestpay:n4'), ' | nestpay:n4: 0, should be 9976'],
    /* 10,000 less two rows of 9,200 and 5, and 500 that went back by a payout */
    'a charge that was paid out, and still stands': [
      forgotten('paid-out', 'nestpay:n5 S1 1'),
      ' | nestpay:n5: 10495, should be 1295',
    ],
    'a return that lowered a payout': [
      forgotten('paid-out', 'nestpay:n5 S1-B/2 2'),
      ' | nestpay:n5: 795, should be 1295',
    ],
    'a loss that still stands': [forgotten('written-off', 'd-none'), ' | nestpay:n3: 10000, should be 9983'],
    'a loss at the number of the first charge, which is another one': [
      changed('attempt', `id = 'a-two-3'`, { created_at: '2026-11-20T07:00:00Z' }),
      ' | nestpay:n3: 9983, should be 10000',
      ' | nestpay:n6: 600, should be 583',
    ],
    'nothing of a refund of a purchase that is not written, of whose charge it may be': [
      add('refund', {
        id: 'x',
        order_id: 'o-old',
        attempt_id: 'a-part',
        amount: 5,
        state: 'DONE',
        how: 'refund',
      }),
    ],
    'nothing where all went back and was never written': [
      [
        changed('attempt', `id = 'a-rejected'`, { psp_account: 'n9' }),
        ...forgotten('charged', 'a-rejected'),
        ...forgotten('refund-done', 'r-rejected'),
      ],
    ],
    'nothing of its kuruş in another account': [kurus('bank', 'nestpay:n5')],
  },
  'written-off': {
    'a kuruş of nobody’s': [kurus('written-off', 'nobody'), ' | nobody: 1, should be 0'],
    'a kuruş that is not written': [lostKurus, 'q-stands | o-stands: 0, should be 1'],
    /* 11, 13 and 17 */
    'some of several': [forgotten('written-off', 'd-refund'), 'q-two | o-two: 28, should be 41'],
    'nothing of its kuruş in another account': [kurus('goodwill', 'o-paid')],
  },
  bank: {
    'nothing on our account': [
      `delete from ledger_line where account = 'bank'`,
      ' | bank TRY: 0, should be 9725',
      ' | bank EUR: 0, should be -40',
    ],
    'nothing that came or went': [
      [
        'delete from bank_line',
        'delete from payable_payment',
        `update transfer_money set state = 'RETURNED'`,
        `update refund set state = 'DUE'`,
      ],
      ' | bank TRY: 9725, should be 0',
      ' | bank EUR: -40, should be 0',
    ],
    'a kuruş that came where nothing is written': [
      [
        `delete from ledger_line where account = 'bank'`,
        'delete from bank_line',
        'delete from payable_payment',
        `update transfer_money set state = 'RETURNED' where id <> 'm-waits'`,
        `update refund set state = 'DUE'`,
        changed('transfer_money', `id = 'm-waits'`, { amount: 1 }),
      ],
      ' | bank TRY: 0, should be 1',
    ],
    'a transfer that was sent back': [
      changed('transfer_money', `id = 'm-waits'`, { state: 'RETURNED' }),
      ' | bank TRY: 9725, should be 8525',
    ],
    'money that a person sent': [
      changed('refund', `id = 'r-to-send'`, { state: 'DONE' }),
      ' | bank TRY: 9725, should be -275',
    ],
    'money that a person sent before rows said how': [
      changed('refund', `id = 'r-by-hand'`, { state: 'DUE' }),
      ' | bank TRY: 9725, should be 19725',
    ],
    'a payment in dollar that is not written': [
      add('payable_payment', { id: 'x', reference: 'x', proposal_id: 'k-open', currency: 'USD', amount: 1 }),
      ' | bank USD: 0, should be -1',
    ],
    'a cent that nobody knows of': [
      made('party-paid', 'x', null, [line('900', 1, 'bank', 'ours', 1, 'USD')]),
      ' | bank USD: 1, should be 0',
    ],
    'another currency than was paid in': [
      `update ledger_line set currency = 'USD' where entry_id = ${of('party-paid', 'v-3')} and account = 'bank'`,
      ' | bank EUR: 0, should be -40',
      ' | bank USD: -40, should be 0',
    ],
    'nothing of two sums that are one': [
      [
        line(of('party-paid', 'v1'), 90, 'bank', 'TR1', 7),
        line(of('party-paid', 'v1'), 91, 'bank', 'TR2', -7),
      ],
    ],
    'nothing of what a provider gave back': [changed('refund', `id = 'r-quarter'`, { state: 'DONE' })],
    'nothing of its kuruş in another account': [kurus('payout', 'TR1')],
  },
  'confirmed-once': {
    'a transfer that was taken for what was paid by card': [
      add('transfer', { id: 'x', order_id: 'o-part', reference: 'SC8', state: 'CONFIRMED' }),
      'q-part | o-part: 1 transfers, should be 0 transfers',
    ],
    'a charge that no transfer confirms': [
      changed('transfer', `id = 't-sent'`, { state: 'EXPIRED' }),
      'q-sent | o-sent: 0 transfers, should be 1 transfers',
    ],
    'a second one': [
      changed('transfer', `id = 't-sent-1'`, { state: 'CONFIRMED' }),
      'q-sent | o-sent: 2 transfers, should be 1 transfers',
    ],
    'two charges of one transfer': [
      changed('attempt', `id = 'a-sent-2'`, byTransfer),
      'q-sent | o-sent: 1 transfers, should be 2 transfers',
    ],
    'one of each of two orders of a quote': [
      changed('attempt', `id in ('a-crowd-1', 'a-crowd-2')`, byTransfer),
      'q-crowd | o-crowd-1: 0 transfers, should be 1 transfers',
      'q-crowd | o-crowd-2: 0 transfers, should be 1 transfers',
    ],
    'nothing of two charges that two confirm': [
      [
        changed('attempt', `id = 'a-sent-2'`, byTransfer),
        changed('transfer', `id = 't-sent-1'`, { state: 'CONFIRMED' }),
      ],
    ],
    'nothing of one that is over': [
      add('transfer', { id: 'x', order_id: 'o-sent', reference: 'SC8', state: 'REJECTED' }),
    ],
  },
  unmatched: {
    'a kuruş of nobody’s': [kurus('unmatched', 'nobody'), ' | nobody: 1, should be 0'],
    'a kuruş of a transfer that never came': [
      kurus('unmatched', 't-sent-1'),
      'q-sent | t-sent-1: 1, should be 0',
    ],
    'money that is nobody’s, and is not told': [
      gone('unmatched', 't-waits'),
      'q-waits | t-waits: 0, should be -1200',
    ],
    'money that paid, of a transfer that was not taken': [
      changed('transfer', `id = 't-sent'`, { state: 'EXPIRED' }),
      'q-sent | t-sent: 0, should be -3000',
    ],
    'money that was sent back': [
      changed('transfer_money', `id = 'm-waits'`, { state: 'RETURNED' }),
      'q-waits | t-waits: -1200, should be 0',
    ],
    'nothing of one that paid and was never written': [
      [...forgotten('transfer-arrived', 'm-sent'), ...forgotten('charged', 'a-sent')],
    ],
    'nothing of its kuruş in another account': [kurus('bank', 't-waits')],
  },
});
