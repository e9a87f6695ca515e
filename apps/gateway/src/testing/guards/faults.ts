import { accountFaults } from './checker/account-faults.ts';
import { caseFaults } from './checker/case-faults.ts';
import { entryFaults } from './checker/entry-faults.ts';
import { moneyFaults } from './checker/money-faults.ts';
import { payoutFaults } from './checker/payout-faults.ts';
import { type Fault, faultsOf, kurus, line, made, of } from './checker/planted.ts';
import { premiumFaults } from './checker/premium-faults.ts';
import { shareFaults } from './checker/share-faults.ts';
import { add } from './rows.ts';

const card = 'iyzico:m1';

/** Each invariant finds something that no other one does: without it nobody would. */
export const alone: readonly Fault[] = faultsOf({
  'entry-out-of-balance': {
    'one side more': [
      line('1', 90, 'rounding', 'o-stands', 1),
      'q-stands | charged a-stands: 1 TRY, should be 0',
    ],
  },
  'entry-without-lines': {
    'an event without sides': [
      made('given-up', 'o-paid', 'o-paid', []),
      'q-paid | given-up o-paid: 0, should be two lines or more',
    ],
  },
  'line-without-entry': {
    'two sides of no event': [
      [
        'alter table ledger_line drop constraint ledger_line_entry_id_fkey',
        line('900', 1, 'clearing', card, 5),
        line('900', 2, 'bank', 'TR1', -5),
      ],
      ' | clearing iyzico:m1: 5 TRY, should be an event',
      ' | bank TR1: -5 TRY, should be an event',
    ],
  },
  'money-without-entry': {
    'money that came and went, and nobody wrote it down': [
      add('transfer_money', { id: 'x', transfer_id: 't-transfer', state: 'RETURNED' }),
      'q-transfer | transfer-arrived x: none, should be an entry',
      'q-transfer | transfer-returned x: none, should be an entry',
    ],
  },
  'entry-without-money': {
    'a charge that never was': [
      made('charged', 'none', 'o-open', [
        line('900', 1, 'goodwill', 'o-open', 5),
        line('900', 2, 'goodwill', 'o-open', -5),
      ]),
      'q-open | charged none: an entry, should be none',
    ],
  },
  rounding: {
    'two kuruş lost on the way': [
      kurus('rounding', 'o-stands', of('in-force', 'o-stands'), { minor: 2 }),
      'q-stands | in-force o-stands: 2, should be within 1',
    ],
  },
  'buyer-account': {
    'a buyer who owes a kuruş at the end': [
      kurus('buyer', 'o-stands'),
      'q-stands | o-stands: 1, should be 0',
    ],
    'one who is owed a kuruş too little meanwhile': [
      kurus('buyer', 'o-transfer'),
      'q-transfer | o-transfer: -2999, should be -3000',
    ],
  },
  'collected-account': {
    'a kuruş of a payment': [kurus('collected', 'o-paid'), 'q-paid | o-paid: -6999, should be -7000'],
  },
  'refund-account': {
    'a kuruş of a refund that went': [kurus('refund', 'r-over'), 'q-over | r-over: 1, should be 0'],
  },
  'premium-owed': {
    'a kuruş of a premium': [
      kurus('commission', 'turnagol', of('charged', 'a-stands')),
      'q-stands | o-stands: 10999 TRY, should be 11000 TRY',
    ],
    'a cent that is owed of a premium in lira': [
      [
        line(of('charged', 'a-stands'), 90, 'commission', 'turnagol', 1, 'EUR'),
        line(of('charged', 'a-stands'), 91, 'fx', 'EUR', -1, 'EUR'),
      ],
      'q-stands | o-stands: -1 EUR, should be 0 ',
    ],
    'a premium of an order without a policy': [
      kurus('insurer', 'turnagol', of('charged', 'a-refused')),
      'q-refused | o-refused: -1 TRY, should be 0 ',
    ],
  },
  'premium-shared': {
    'a kuruş of our commission that is a partner’s': [
      [
        line(of('in-force', 'o-stands'), 90, 'commission', 'turnagol', 1),
        line(of('in-force', 'o-stands'), 91, 'partner', 'kaya', -1),
      ],
      'q-stands | o-stands commission turnagol: 549 TRY, should be 550 TRY',
      'q-stands | o-stands partner kaya: 551 TRY, should be 550 TRY',
    ],
  },
  'partner-keeps': {
    'commission that is a partner’s': [
      [
        line(of('ended', 'o-over'), 90, 'partner', 'kaya', 3),
        line(of('ended', 'o-over'), 91, 'commission', 'turnagol', -3),
      ],
      'q-over | o-over: -297, should be -300',
    ],
  },
  'insurer-keeps': {
    'commission that is the insurer’s': [
      [
        line(of('ended', 'o-over'), 90, 'insurer', 'turnagol', 3),
        line(of('ended', 'o-over'), 91, 'commission', 'turnagol', -3),
      ],
      'q-over | o-over: -5397, should be -5400',
    ],
  },
  'party-paid': {
    'another insurer was paid': [
      `update ledger_line set owner = 'yedicam' where entry_id = ${of('party-paid', 'v1')} and account = 'insurer'`,
      ' | insurer turnagol: 300, should be 5300',
      ' | insurer yedicam: 5000, should be 0',
    ],
  },
  'coupon-account': {
    'a kuruş off': [kurus('coupon', 'o-stands'), 'q-stands | o-stands: 1001, should be 1000'],
  },
  exchange: {
    'another rate than was sold at': [
      kurus('fx', 'EUR', of('in-force', 'o-foreign')),
      'q-foreign | o-foreign: 999999 TRY, 20000 EUR, should be 1000000 TRY, 20000 EUR',
    ],
  },
  'reserved-above-charged': {
    'money back of an attempt that took none': [
      [
        add('refund', { id: 'x', order_id: 'o-open', attempt_id: 'a-open', amount: 5 }),
        ...made('refund-reserved', 'x', 'o-open', [
          line('900', 1, 'goodwill', 'o-open', 5),
          line('900', 2, 'refund', 'x', -5),
        ]),
      ],
      'q-open | a-open: 5, should be at most 0',
    ],
  },
  'kept-twice': {
    'two payments of one quote': [
      [
        'drop index order_one_of_quote',
        `update purchase_order set quote_id = 'q-stands' where id = 'o-foreign'`,
      ],
      'q-stands | a-foreign, a-stands: 2, should be one charge',
    ],
  },
  clearing: {
    'a kuruş at the provider': [kurus('clearing', card), ' | iyzico:m1: 1017901, should be 1017900'],
    'what it has under another number': [
      `update ledger_line set owner = 'iyzico:m2' where entry_id = ${of('charged', 'a-paid')} and account = 'clearing'`,
      ' | iyzico:m1: 1010900, should be 1017900',
      ' | iyzico:m2: 7000, should be 0',
    ],
  },
  'written-off': {
    'a loss of another order': [
      `update ledger_line set owner = 'o-stands' where account = 'written-off' and owner = 'o-paid'`,
      'q-paid | o-paid: 0, should be 100',
      'q-stands | o-stands: 100, should be 0',
    ],
  },
  bank: {
    'a kuruş on our account': [kurus('bank', 'TR1'), ' | bank TRY: 9726, should be 9725'],
    'cents that our account has less, and as many kuruş more': [
      [
        line(of('party-paid', 'v-4'), 90, 'bank', 'ours', -7, 'EUR'),
        line(of('party-paid', 'v-4'), 91, 'fx', 'EUR', 7, 'EUR'),
        line(of('party-paid', 'v-4'), 92, 'bank', 'ours', 7),
        line(of('party-paid', 'v-4'), 93, 'fx', 'EUR', -7),
      ],
      ' | bank EUR: -47, should be -40',
      ' | bank TRY: 9732, should be 9725',
    ],
  },
  'confirmed-once': {
    'a second transfer for what was paid, and its money is nobody’s': [
      [
        add('transfer', { id: 'x', order_id: 'o-transfer', reference: 'SC8', state: 'CONFIRMED' }),
        add('transfer_money', { id: 'x', transfer_id: 'x', state: 'TAKEN', settled_by: 'u2' }),
        ...made('transfer-arrived', 'x', 'o-transfer', [
          line('900', 1, 'bank', 'TR1', 3_000),
          line('900', 2, 'unmatched', 'x', -3_000),
        ]),
        line(of('charged', 'a-transfer'), 90, 'unmatched', 'x', 3_000),
        line(of('charged', 'a-transfer'), 91, 'goodwill', 'o-transfer', -3_000),
      ],
      'q-transfer | o-transfer: 2 transfers, should be 1 transfers',
    ],
  },
  'lira-accounts': {
    'cents at a provider, against cents that we bear': [
      [
        line(of('in-force', 'o-foreign'), 90, 'clearing', card, 5, 'EUR'),
        line(of('in-force', 'o-foreign'), 91, 'clearing', card, -5),
        line(of('in-force', 'o-foreign'), 92, 'goodwill', 'o-foreign', -5, 'EUR'),
        line(of('in-force', 'o-foreign'), 93, 'goodwill', 'o-foreign', 5),
      ],
      'q-foreign | in-force o-foreign clearing: 5 EUR, should be TRY',
      'q-foreign | in-force o-foreign goodwill: -5 EUR, should be TRY',
    ],
  },
  unmatched: {
    'a kuruş that is nobody’s': [
      kurus('unmatched', 't-transfer'),
      'q-transfer | t-transfer: -2999, should be -3000',
    ],
  },
  'payout-account': {
    'a kuruş on its way': [kurus('payout', `${card} P1`), ' | iyzico:m1 P1: 1, should be 0'],
  },
  'fee-account': { 'a kuruş of a fee': [kurus('fee', card), ' | iyzico:m1: 311, should be 310'] },
  'chargeback-account': {
    'a kuruş that was taken back': [kurus('chargeback', 'o-over'), ' | o-over: 1001, should be 1000'],
  },
  'unclaimed-account': {
    'a kuruş of none of ours': [kurus('unclaimed', card), ' | iyzico:m1: -209, should be -210'],
  },
});

/** Every condition of an invariant decides about one of these, or about the sound shop. Others may find them too. */
export const ofConditions: readonly Fault[] = [
  ...entryFaults,
  ...accountFaults,
  ...premiumFaults,
  ...shareFaults,
  ...moneyFaults,
  ...payoutFaults,
];

/** What the checker tells as a case, and what it does not. */
export const ofCases: readonly Fault[] = caseFaults;

export const faults: readonly Fault[] = [...alone, ...ofConditions, ...ofCases];

/** Tables whose own guards would refuse the faults. */
export const asleep = [
  'ledger_entry',
  'ledger_line',
  'attempt',
  'bank_line',
  'cancellation',
  'difference',
  'payable_payment',
  'payout_row',
  'policy',
  'proposal',
  'purchase',
  'purchase_order',
  'refund',
  'transfer',
  'transfer_money',
] as const;
