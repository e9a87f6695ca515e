import { type Fault, faultsOf, forgotten, kurus, line, made, of, type Planted } from './planted.ts';

/** An entry that is missing although the rows say that it happened. */
const missing = (event: string, subject: string, purchase: string): Planted => [
  forgotten(event, subject),
  `${purchase} | ${event} ${subject}: none, should be an entry`,
];

/** An entry of something that did not happen. */
const invented = (event: string, subject: string, order: string | null): Planted => [
  made(event, subject, order, []),
  `${order === null ? '' : order.replace('o-', 'q-')} | ${event} ${subject}: an entry, should be none`,
];
const nothing = (statements: readonly string[]): Planted => [statements];

export const entryFaults: readonly Fault[] = faultsOf({
  'entry-out-of-balance': {
    'a payment of ours in two currencies': [
      line(of('party-paid', 'v1'), 90, 'bank', 'ours', 7, 'USD'),
      ' | party-paid v1: 7 USD, should be 0',
    ],
    'two currencies that make up for each other': [
      [
        line(of('in-force', 'o-part'), 90, 'goodwill', 'o-part', 7, 'USD'),
        line(of('in-force', 'o-part'), 91, 'goodwill', 'o-part', -7),
      ],
      'q-part | in-force o-part: 7 USD, should be 0',
      'q-part | in-force o-part: -7 TRY, should be 0',
    ],
  },
  'lira-accounts': {
    'dollars that a buyer is owed': [
      line(of('charged', 'a-part'), 90, 'buyer', 'o-part', 7, 'USD'),
      'q-part | charged a-part buyer: 7 USD, should be TRY',
    ],
    'cents of a payment of ours that went to nobody': [
      line(of('party-paid', 'v-3'), 90, 'goodwill', 'ours', 7, 'EUR'),
      ' | party-paid v-3 goodwill: 7 EUR, should be TRY',
    ],
    'nothing of a premium and of what is paid of it': nothing([
      ...['insurer', 'commission', 'partner', 'fx', 'bank'].map((account, at) =>
        line(of('in-force', 'o-part'), 90 + at, account, 'x', 7, 'USD'),
      ),
    ]),
    'nothing of lira anywhere': nothing([line(of('in-force', 'o-part'), 90, 'goodwill', 'x', 7)]),
  },
  'entry-without-lines': {
    'a line of the bank without sides': [
      made('banked', 'x', null, []),
      ' | banked x: 0, should be two lines or more',
    ],
    'an event with one side': [
      made('given-up', 'o-paid', 'o-paid', [line('900', 1, 'goodwill', 'o-paid', 5)]),
      'q-paid | given-up o-paid: 1, should be two lines or more',
    ],
  },
  'line-without-entry': {
    'a line of another event than it had': [
      [
        'alter table ledger_line drop constraint ledger_line_entry_id_fkey',
        `update ledger_line set entry_id = 900 where account = 'written-off' and owner = 'o-paid'`,
      ],
      ' | written-off o-paid: 100 TRY, should be an event',
    ],
  },
  'money-without-entry': {
    'a charge': missing('charged', 'a-part', 'q-part'),
    'one that was taken too much': missing('charged', 'a-double-2', 'q-double'),
    'money that is promised back': missing('refund-reserved', 'r-quarter', 'q-quarter'),
    'money that went back': missing('refund-done', 'r-part', 'q-part'),
    'a policy in force': missing('in-force', 'o-part', 'q-part'),
    'a policy that was in force': missing('in-force', 'o-quarter', 'q-quarter'),
    'one of which the insurer keeps all': missing('in-force', 'o-keeps', 'q-keeps'),
    'a policy that ended': missing('ended', 'o-quarter', 'q-quarter'),
    'one of which the insurer gives all': missing('ended', 'o-more', 'q-more'),
    'money that came': missing('transfer-arrived', 'm-waits', 'q-waits'),
    'money that was sent back': missing('transfer-returned', 'm-returned', 'q-transfer'),
    'a loss': missing('written-off', 'd-less', 'q-differs'),
    'a row of a payout': missing('paid-out', 'nestpay:n5 S1 1', 'q-paid-out'),
    'one without a fee': missing('paid-out', 'nestpay:n5 S1-B/2 2', 'q-paid-out'),
    'one of a fee alone': missing('paid-out', 'nestpay:n5 S1 4', 'q-paid-out'),
    'one of nobody’s': missing('paid-out', 'nestpay:n5 S12 7', ''),
    'a line of the bank': missing('banked', 'b-1', ''),
    'a payment of ours': missing('party-paid', 'v-2', ''),
  },
  'entry-without-money': {
    'a charge of an attempt that was declined': invented('charged', 'a-double-no', 'o-double'),
    'a refund of nobody’s': invented('refund-reserved', 'x', 'o-part'),
    'a refund of a purchase that is not written': invented('refund-reserved', 'r-old-open', 'o-part'),
    'one that went': invented('refund-done', 'r-old', 'o-part'),
    'a refund that did not go yet': invented('refund-done', 'r-quarter', 'o-quarter'),
    'a policy that is not made yet': invented('in-force', 'o-transfer', 'o-transfer'),
    'an end of a policy in force': invented('ended', 'o-part', 'o-part'),
    'a transfer of a purchase that is not written': invented('transfer-arrived', 'm-old', 'o-part'),
    'one that was sent back': invented('transfer-returned', 'm-old-back', 'o-part'),
    'money that was not sent back': invented('transfer-returned', 'm-sent', 'o-sent'),
    'a loss where they have more than we': invented('written-off', 'd-rich', 'o-differs'),
    'a row of a payout that moves nothing': invented('paid-out', 'nestpay:n5 S1 3', 'o-paid-out'),
    'a line of the bank that names no payout': invented('banked', 'b-4', null),
    'a payment of ours that nobody made': invented('party-paid', 'x', null),
    'nothing of a purchase that is not written': nothing(made('charged', 'a-old', 'o-old', [])),
    'nothing of a payment that is given up again': nothing(made('given-up', 'o-paid', 'o-paid', [])),
  },
  rounding: {
    'two kuruş that came out of nothing': [
      kurus('rounding', 'o-stands', of('in-force', 'o-stands'), { minor: -2 }),
      'q-stands | in-force o-stands: -2, should be within 1',
    ],
    'two in two lines': [
      [1, 2].flatMap((place) => [
        line(of('in-force', 'o-stands'), 90 + place, 'rounding', 'o-stands', 1),
        line(of('in-force', 'o-stands'), 80 + place, 'goodwill', 'o-stands', -1),
      ]),
      'q-stands | in-force o-stands: 2, should be within 1',
    ],
    'three of no purchase': [
      kurus('rounding', 'turnagol', of('party-paid', 'v1'), { minor: 3 }),
      ' | party-paid v1: 3, should be within 1',
    ],
    'nothing of one in each of two entries': nothing([
      ...kurus('rounding', 'o-stands'),
      ...kurus('rounding', 'o-stands', of('charged', 'a-stands')),
    ]),
  },
});
