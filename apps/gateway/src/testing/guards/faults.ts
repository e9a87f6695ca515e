import { add } from './rows.ts';

/** Something wrong in the small shop that one invariant of the ledger's checker finds, and no other one. */
export interface Fault {
  invariant: string;
  what: string;
  statements: readonly string[];
}

const of = (event: string, subject: string): string =>
  `(select id from ledger_entry where event = '${event}' and subject = '${subject}')`;
const line = (entry: string, number: number, account: string, owner: string, minor: number): string =>
  `insert into ledger_line values (${entry}, ${number}, '${account}', '${owner}', 'TRY', ${minor})`;

/** One kuruş of an account beside a right entry, against goodwill, which nothing else is compared with. */
const kurus = (account: string, owner: string, entry = of('in-force', 'o-stands')): string[] => [
  line(entry, 90, account, owner, 1),
  line(entry, 91, 'goodwill', 'o-stands', -1),
];
const card = 'iyzico:m1';
const made = (event: string, subject: string, order: string, lines: readonly string[]): string[] => [
  add('ledger_entry', { id: 900, event, subject, order_id: order }),
  ...lines,
];

const found: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'entry-out-of-balance': { 'one side more': [line('1', 90, 'rounding', 'o-stands', 1)] },
  'entry-without-lines': { 'an event without sides': made('given-up', 'o-paid', 'o-paid', []) },
  'line-without-entry': {
    'two sides of no event': [
      'alter table ledger_line drop constraint ledger_line_entry_id_fkey',
      line('900', 1, 'clearing', card, 5),
      line('900', 2, 'bank', 'TR1', -5),
    ],
  },
  'money-without-entry': {
    'money that came and went, and nobody wrote it down': [
      add('transfer_money', { id: 'x', transfer_id: 't-transfer', state: 'RETURNED' }),
    ],
  },
  'entry-without-money': {
    'a charge that never was': made('charged', 'none', 'o-open', [
      line('900', 1, 'goodwill', 'o-open', 5),
      line('900', 2, 'goodwill', 'o-open', -5),
    ]),
  },
  rounding: {
    'two kuruş lost on the way': [
      line(of('in-force', 'o-stands'), 90, 'rounding', 'o-stands', 2),
      line(of('in-force', 'o-stands'), 91, 'goodwill', 'o-stands', -2),
    ],
  },
  'buyer-account': {
    'a buyer who owes a kuruş at the end': kurus('buyer', 'o-stands'),
    'one who is owed a kuruş too little meanwhile': kurus('buyer', 'o-transfer'),
  },
  'collected-account': { 'a kuruş of a payment': kurus('collected', 'o-paid') },
  'refund-account': { 'a kuruş of a refund that went': kurus('refund', 'r-over') },
  'premium-owed': {
    'a kuruş of a premium': kurus('commission', 'turnagol'),
    'a cent of one in euro': kurus('partner', 'kaya', of('in-force', 'o-foreign')).map((one) =>
      one.replace(`'TRY'`, `'EUR'`),
    ),
    'a premium of an order without a policy': kurus('insurer', 'turnagol', of('charged', 'a-refused')),
  },
  'insurer-keeps': {
    'commission that is the insurer’s': [
      line(of('ended', 'o-over'), 90, 'insurer', 'turnagol', 3),
      line(of('ended', 'o-over'), 91, 'commission', 'turnagol', -3),
    ],
  },
  'party-paid': {
    'another insurer was paid': [
      `update ledger_line set owner = 'yedicam' where entry_id = ${of('party-paid', 'v1')} and account = 'insurer'`,
    ],
  },
  'coupon-account': { 'a kuruş off': kurus('coupon', 'o-stands') },
  exchange: {
    'another rate than was sold at': [
      line(of('in-force', 'o-foreign'), 90, 'fx', 'EUR', 1),
      line(of('in-force', 'o-foreign'), 91, 'goodwill', 'o-foreign', -1),
    ],
  },
  'reserved-above-charged': {
    'money back of an attempt that took none': [
      add('refund', { id: 'x', order_id: 'o-open', attempt_id: 'a-open', amount: 5 }),
      ...made('refund-reserved', 'x', 'o-open', [
        line('900', 1, 'goodwill', 'o-open', 5),
        line('900', 2, 'refund', 'x', -5),
      ]),
    ],
  },
  'kept-twice': {
    'two payments of one quote': [
      'drop index order_one_of_quote',
      `update purchase_order set quote_id = 'q-stands' where id = 'o-foreign'`,
    ],
  },
  clearing: {
    'a kuruş at the provider': kurus('clearing', card),
    'what it has under another number': [
      `update ledger_line set owner = 'iyzico:m2' where entry_id = ${of('charged', 'a-paid')} and account = 'clearing'`,
    ],
  },
  'written-off': {
    'a loss of another order': [
      `update ledger_line set owner = 'o-stands' where account = 'written-off' and owner = 'o-paid'`,
    ],
  },
  bank: { 'a kuruş on our account': kurus('bank', 'TR1') },
  unmatched: { 'a kuruş that is nobody’s': kurus('unmatched', 't-transfer') },
  'payout-account': { 'a kuruş on its way': kurus('payout', `${card} P1`) },
  'fee-account': { 'a kuruş of a fee': kurus('fee', card) },
  'chargeback-account': { 'a kuruş that was taken back': kurus('chargeback', 'o-over') },
  'unclaimed-account': { 'a kuruş of none of ours': kurus('unclaimed', card) },
};

export const faults: readonly Fault[] = Object.entries(found).flatMap(([invariant, planted]) =>
  Object.entries(planted).map(([what, statements]) => ({ invariant, what, statements })),
);

/** Tables whose own guards would refuse the faults. */
export const asleep = ['ledger_entry', 'ledger_line', 'refund', 'transfer_money', 'purchase_order'] as const;
