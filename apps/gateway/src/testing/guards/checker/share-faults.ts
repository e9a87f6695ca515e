import type { Line } from '../entries.ts';
import { changed, type Fault, faultsOf, forgotten, kurus, line, made, of, without } from './planted.ts';

/** What an insurer has and should not have, out of our commission. */
const moved = (event: string, order: string, minor: number): string[] => [
  line(of(event, order), 90, 'insurer', 'turnagol', minor),
  line(of(event, order), 91, 'commission', 'turnagol', -minor),
];
/** What a partner has and should not have, out of our commission. */
const passed = (event: string, order: string, minor: number): string[] => [
  line(of(event, order), 90, 'partner', 'kaya', minor),
  line(of(event, order), 91, 'commission', 'turnagol', -minor),
];
/** Other shares of an order's premium than there are. */
const entryOf = (order: string, lines: readonly Line[]): string[] => [
  `delete from ledger_line where entry_id = ${of('in-force', order)} and account <> 'buyer'`,
  ...lines.map(([account, owner, minor], at) => line(of('in-force', order), 90 + at, account, owner, minor)),
];

export const shareFaults: readonly Fault[] = faultsOf({
  'premium-shared': {
    'a kuruş of our commission that is the insurer’s': [
      moved('in-force', 'o-part', -1),
      'q-part | o-part insurer turnagol: 9001 TRY, should be 9000 TRY',
      'q-part | o-part commission turnagol: 499 TRY, should be 500 TRY',
    ],
    'terms of before': [
      changed('attempt', `id = 'a-at-ten'`, { charged_at: '2026-11-20T09:59:59Z' }),
      'q-at-ten | o-at-ten insurer karaca: 8500 TRY, should be 9200 TRY',
      'q-at-ten | o-at-ten commission karaca: 1125 TRY, should be 400 TRY',
      'q-at-ten | o-at-ten partner liman: 375 TRY, should be 400 TRY',
    ],
    'terms that were agreed on later': [
      changed('attempt', `id = 'a-at-nine'`, { charged_at: '2026-11-20T10:00:01Z' }),
      'q-at-nine | o-at-nine insurer karaca: 9200 TRY, should be 7000 TRY',
      'q-at-nine | o-at-nine commission karaca: 400 TRY, should be 300 TRY',
      'q-at-nine | o-at-nine partner liman: 400 TRY, should be 2700 TRY',
    ],
    'terms of all others for a product with its own': [
      changed('purchase_order', `id = 'o-at-ten'`, { product: 'kasko' }),
      'q-at-ten | o-at-ten insurer karaca: 8500 TRY, should be 8000 TRY',
      'q-at-ten | o-at-ten commission karaca: 1125 TRY, should be 1500 TRY',
      'q-at-ten | o-at-ten partner liman: 375 TRY, should be 500 TRY',
    ],
    'commission where no terms stand': [
      entryOf('o-no-terms', [
        ['insurer', 'yedicam', -9_000],
        ['commission', 'yedicam', -1_000],
      ]),
      'q-no-terms | o-no-terms insurer yedicam: 9000 TRY, should be 10000 TRY',
      'q-no-terms | o-no-terms commission yedicam: 1000 TRY, should be 0 TRY',
    ],
    'another insurer': [
      `update ledger_line set owner = 'karaca' where entry_id = ${of('in-force', 'o-part')} and account = 'insurer'`,
      'q-part | o-part insurer turnagol: 0 TRY, should be 9000 TRY',
      'q-part | o-part insurer karaca: 9000 TRY, should be 0 TRY',
    ],
    'another partner': [
      `update ledger_line set owner = 'liman' where entry_id = ${of('in-force', 'o-part')} and account = 'partner'`,
      'q-part | o-part partner kaya: 0 TRY, should be 500 TRY',
      'q-part | o-part partner liman: 500 TRY, should be 0 TRY',
    ],
    'shares in lira of a premium in euro': [
      `update ledger_line set currency = 'TRY' where entry_id = ${of('in-force', 'o-foreign')} and account = 'partner'`,
      'q-foreign | o-foreign partner kaya: 0 EUR, should be 1000 EUR',
      'q-foreign | o-foreign partner kaya: 1000 TRY, should be 0 TRY',
    ],
    'a policy that ended, of which nobody was owed anything': [
      forgotten('in-force', 'o-over'),
      'q-over | o-over insurer turnagol: 0 TRY, should be 9000 TRY',
      'q-over | o-over commission turnagol: 0 TRY, should be 500 TRY',
      'q-over | o-over partner kaya: 0 TRY, should be 500 TRY',
    ],
    'a kuruş of an order without a policy': [
      made('in-force', 'o-open', 'o-open', [line('900', 1, 'insurer', 'turnagol', -1)]),
      'q-open | o-open insurer turnagol: 1 TRY, should be 0 TRY',
    ],
    'one of a purchase that is not written': [
      made('in-force', 'o-old', 'o-old', [line('900', 1, 'partner', 'kaya', -5)]),
      ' | o-old partner kaya: 5 TRY, should be 0 TRY',
    ],
    'nothing of a share in two lines': [
      [
        `update ledger_line set minor = -8000 where entry_id = ${of('in-force', 'o-part')} and account = 'insurer'`,
        line(of('in-force', 'o-part'), 90, 'insurer', 'turnagol', -1_000),
      ],
    ],
    'nothing of what is given back': [moved('ended', 'o-over', 3)],
    'nothing of what we paid': [kurus('insurer', 'turnagol', of('party-paid', 'v1'))],
    'nothing of a kuruş in another account': [kurus('coupon', 'turnagol')],
  },
  'insurer-keeps': {
    'a kuruş less': [moved('ended', 'o-over', 1), 'q-over | o-over: -5399, should be -5400'],
    'a kuruş more': [moved('ended', 'o-over', -1), 'q-over | o-over: -5401, should be -5400'],
    'its share of a policy that stands': [
      moved('in-force', 'o-part', 2).map((one) =>
        one.replaceAll(of('in-force', 'o-part'), of('charged', 'a-part')),
      ),
      'q-part | o-part: -8998, should be -9000',
    ],
    /* 9,000 less its 10.396 % are 8,064.34 */
    'its share of what it keeps': [moved('ended', 'o-odd', 4), 'q-odd | o-odd: -8060, should be -8064'],
    'something of what it gave back wholly': [
      moved('ended', 'o-silent', 3),
      'q-silent | o-silent: 3, should be 0',
    ],
    'another word of what it gives': [
      changed('cancellation', `id = 'c-over'`, { refund: 5_000 }),
      'q-over | o-over: -5400, should be -4500',
    ],
    'nothing of a share in two lines': [
      [
        `update ledger_line set minor = -8000 where entry_id = ${of('in-force', 'o-over')} and account = 'insurer'`,
        line(of('in-force', 'o-over'), 90, 'insurer', 'turnagol', -1_000),
      ],
    ],
    'nothing of our commission': [kurus('commission', 'turnagol', of('ended', 'o-over'), { minor: 5 })],
    /* nothing of the premium was its own, and something of what ended is */
    'its share of nothing': [
      without('insurer', 'o-over', `and minor < 0`),
      'q-over | o-over: 3600, should be 0',
    ],
    'nothing where no share is the insurer’s': [[without('insurer', 'o-part')]],
  },
  'partner-keeps': {
    'a kuruş less': [passed('ended', 'o-over', 1), 'q-over | o-over: -299, should be -300'],
    'a kuruş more': [passed('ended', 'o-over', -1), 'q-over | o-over: -301, should be -300'],
    'its share of a policy that stands': [
      passed('charged', 'o-part', 2).map((one) => one.replaceAll(`'o-part'`, `'a-part'`)),
      'q-part | o-part: -498, should be -500',
    ],
    /* 500 less its 10.396 % are 448.02 */
    'its share of what the insurer keeps': [
      passed('ended', 'o-odd', 4),
      'q-odd | o-odd: -444, should be -448',
    ],
    'something of what went back wholly': [
      passed('ended', 'o-silent', 3),
      'q-silent | o-silent: 3, should be 0',
    ],
    'another word of what the insurer gives': [
      changed('cancellation', `id = 'c-over'`, { refund: 5_000 }),
      'q-over | o-over: -300, should be -250',
    ],
    'its share of nothing': [
      without('partner', 'o-over', `and minor < 0`),
      'q-over | o-over: 200, should be 0',
    ],
    'nothing of a share in two lines': [
      [
        `update ledger_line set minor = -400 where entry_id = ${of('in-force', 'o-over')} and account = 'partner'`,
        line(of('in-force', 'o-over'), 90, 'partner', 'kaya', -100),
      ],
    ],
    'nothing of our commission': [kurus('commission', 'turnagol', of('ended', 'o-over'), { minor: 5 })],
    'nothing where no share is a partner’s': [[without('partner', 'o-part')]],
  },
});
