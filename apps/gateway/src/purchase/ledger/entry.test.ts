import { expect, test } from 'vitest';
import { entry, inLira, type Line, shareOf } from './entry.ts';
import { partyPaid } from './party-entries.ts';
import { banked, paidOut } from './payout-entries.ts';
import { arrived, returned } from './transfer-entries.ts';

/* Both sides by hand, as docs/ledger.md has them. */

const euro = (minor: number): Line => ({ account: 'fx', owner: 'EUR', currency: 'EUR', minor });

test('an entry keeps the lines that hold anything', () => {
  expect(
    entry('charged', 'o', 'a', [
      inLira('clearing', 'c', 5),
      inLira('coupon', 'o', 0),
      inLira('buyer', 'o', -5),
    ]),
  ).toEqual({
    event: 'charged',
    orderId: 'o',
    subject: 'a',
    lines: [
      { account: 'clearing', owner: 'c', currency: 'TRY', minor: 5 },
      { account: 'buyer', owner: 'o', currency: 'TRY', minor: -5 },
    ],
  });
});

test.each<[string, Line[], RegExp | null]>([
  ['nothing at all', [], null],
  ['two sides', [inLira('clearing', 'c', 5), inLira('buyer', 'o', -5)], null],
  [
    'three sides',
    [inLira('clearing', 'c', 5), inLira('buyer', 'o', -3), inLira('installment', 'c', -2)],
    null,
  ],
  [
    'two currencies, each with two sides',
    [inLira('fx', 'EUR', -5), inLira('buyer', 'o', 5), euro(7), euro(-7)],
    null,
  ],
  ['one side', [inLira('clearing', 'c', 5)], /charged is out of balance by 5 TRY/],
  ['a kuruş too little', [inLira('clearing', 'c', 5), inLira('buyer', 'o', -6)], /out of balance by -1 TRY/],
  ['lira against euro', [inLira('clearing', 'c', 5), euro(-5)], /out of balance by 5 TRY/],
  ['euro that are too many', [inLira('clearing', 'c', 5), inLira('buyer', 'o', -5), euro(1)], /by 1 EUR/],
])('of %s', (_, lines, wrong) => {
  const make = () => entry('charged', 'o', 'a', lines);
  if (wrong) expect(make).toThrow(wrong);
  else expect(make().lines).toEqual(lines);
});

test.each([
  [10_000, 1, 3, 3_333],
  [10_000, 2, 3, 6_667],
  [1, 1, 2, 1],
  [1, 49, 100, 0],
  [3, 1, 2, 2],
  [7, 0, 5, 0],
  [7, 5, 5, 7],
  [7, 0, 0, 0],
  [7, 5, 0, 0],
  [1, 0, 1, 0],
  /* the product is beyond what a double counts one by one */
  [90_071_992_547_409, 9_999, 10_001, 90_053_979_950_159],
])('of %i the part %i of %i is %i', (minor, part, whole, share) => {
  expect(shareOf(minor, part, whole)).toBe(share);
});

/** A line in words. */
const told = ({ account, owner, currency, minor }: Line): string =>
  [account, owner, minor, ...(currency === 'TRY' ? [] : [currency])].join(' ');

const money = { id: 'm', orderId: 'o', transferId: 't', iban: 'TR1', amount: 300 };
const row = {
  holder: 'iyzico:1',
  payout: 'P',
  id: '7',
  kind: 'charge',
  orderId: 'o',
  feeMinor: 30,
  netMinor: 970,
} as const;
const line = { id: 'b', account: 'TR1', holder: 'iyzico:1', amountMinor: 970 };
const sent = { id: 'v', kind: 'insurer', party: 'ins', currency: 'TRY', minor: 50, bank: 'ours' } as const;

test.each([
  ['a transfer that came', arrived(money), 'transfer-arrived o m', ['bank TR1 300', 'unmatched t -300']],
  ['one that went back', returned(money), 'transfer-returned o m', ['unmatched t 300', 'bank TR1 -300']],
  [
    'a charge that was paid out',
    paidOut(row),
    'paid-out o iyzico:1 P 7',
    ['payout iyzico:1 P 970', 'fee iyzico:1 30', 'clearing iyzico:1 -1000'],
  ],
  [
    'a return that lowered a payout',
    paidOut({ ...row, kind: 'return', feeMinor: 0, netMinor: -400 }),
    'paid-out o iyzico:1 P 7',
    ['payout iyzico:1 P -400', 'clearing iyzico:1 400'],
  ],
  [
    'a charge that was taken back',
    paidOut({ ...row, kind: 'chargeback', feeMinor: 15, netMinor: -1_015 }),
    'paid-out o iyzico:1 P 7',
    ['payout iyzico:1 P -1015', 'fee iyzico:1 15', 'chargeback o 1000'],
  ],
  [
    'a charge of none of ours',
    paidOut({ ...row, orderId: null }),
    'paid-out  iyzico:1 P 7',
    ['payout iyzico:1 P 970', 'fee iyzico:1 30', 'unclaimed iyzico:1 -1000'],
  ],
  [
    'one of none of ours that was taken back',
    paidOut({ ...row, kind: 'chargeback', orderId: null, feeMinor: 0, netMinor: -970 }),
    'paid-out  iyzico:1 P 7',
    ['payout iyzico:1 P -970', 'unclaimed iyzico:1 970'],
  ],
  ['a payout at our bank', banked(line, 'P'), 'banked  b', ['bank TR1 970', 'payout iyzico:1 P -970']],
  ['an insurer that was paid', partyPaid(sent), 'party-paid  v', ['insurer ins 50', 'bank ours -50']],
  [
    'a partner that was paid in euro',
    partyPaid({ ...sent, kind: 'partner', party: 'par', currency: 'EUR' }),
    'party-paid  v',
    ['partner par 50 EUR', 'bank ours -50 EUR'],
  ],
])('%s', (_, made, head, lines) => {
  expect([`${made.event} ${made.orderId ?? ''} ${made.subject}`, ...made.lines.map(told)]).toEqual([
    head,
    ...lines,
  ]);
});
