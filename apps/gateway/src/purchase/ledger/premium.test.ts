import type { Currency } from '@sigorta/contracts/money';
import { expect, test } from 'vitest';
import { inLira, type Line } from './entry.ts';
import type { OrderFacts } from './order-facts.ts';
import { endedLines, inForceLines } from './premium.ts';

/* Shares by hand: commission is a part of the premium, the partner's a part of the commission, the insurer has the rest. */

const facts = (sale: OrderFacts['sale']): OrderFacts => ({
  insurerId: 'ins',
  partnerId: 'par',
  attempts: new Map(),
  bank: 'ours',
  sale,
  inForce: [],
  given: null,
});
const told = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ minor }) => minor !== 0)
    .map(({ account, owner, currency, minor }) =>
      [account, owner, minor, ...(currency === 'TRY' ? [] : [currency])].join(' '),
    );
const sold = (
  sale: OrderFacts['sale'],
  part: { price: number; discount?: number; held?: number },
): string[] => told(inForceLines(facts(sale), { orderId: 'o', discount: 0, held: part.price, ...part }));
const terms = { commission: 1_525, partner: 4_000 };

test.each([
  [
    'a premium of which nothing stays',
    null,
    { price: 100_000_000 },
    ['buyer o 100000000', 'insurer ins -100000000'],
  ],
  [
    'one that is shared',
    { terms, premium: null },
    { price: 100_000_000 },
    ['buyer o 100000000', 'insurer ins -84750000', 'commission ins -9150000', 'partner par -6100000'],
  ],
  [
    'one that is all commission, and all the partner’s',
    { terms: { commission: 10_000, partner: 10_000 }, premium: null },
    { price: 200 },
    ['buyer o 200', 'partner par -200'],
  ],
  [
    'one with a coupon: the insurer is owed what it asked for',
    { terms: { commission: 1_000, partner: 0 }, premium: null },
    { price: 900, discount: 100 },
    ['buyer o 900', 'coupon o 100', 'insurer ins -900', 'commission ins -100'],
  ],
  [
    'one whose money went back before',
    { terms: { commission: 1_000, partner: 0 }, premium: null },
    { price: 1_000, held: 0 },
    ['goodwill o 1000', 'insurer ins -900', 'commission ins -100'],
  ],
  [
    'one in lira that its offer names',
    { terms: { commission: 1_000, partner: 0 }, premium: { minor: 1_000, currency: 'TRY' as Currency } },
    { price: 1_000 },
    ['buyer o 1000', 'insurer ins -900', 'commission ins -100'],
  ],
  [
    'one in euro, against the lira it was sold for',
    { terms: { commission: 1_000, partner: 5_000 }, premium: { minor: 200, currency: 'EUR' as Currency } },
    { price: 9_900, discount: 100 },
    [
      'buyer o 9900',
      'coupon o 100',
      'fx EUR -10000',
      'fx EUR 200 EUR',
      'insurer ins -180 EUR',
      'commission ins -10 EUR',
      'partner par -10 EUR',
    ],
  ],
])('%s', (_, sale, part, lines) => {
  expect(sold(sale, part)).toEqual(lines);
});

const shared = (insurer: number, commission: number, partner: number, currency: Currency = 'TRY'): Line[] => [
  { account: 'insurer', owner: 'ins', currency, minor: -insurer },
  { account: 'commission', owner: 'ins', currency, minor: -commission },
  { account: 'partner', owner: 'par', currency, minor: -partner },
];

test.each<[string, Line[], { part: number; whole: number }, string[], number]>([
  [
    'all of it',
    [inLira('buyer', 'o', 1_000), ...shared(900, 60, 40)],
    { part: 1_000, whole: 1_000 },
    ['insurer ins 900', 'partner par 40', 'commission ins 60'],
    1_000,
  ],
  ['nothing', [inLira('buyer', 'o', 1_000), ...shared(900, 60, 40)], { part: 0, whole: 1_000 }, [], 0],
  ['of nothing', [inLira('buyer', 'o', 1_000), ...shared(900, 60, 40)], { part: 0, whole: 0 }, [], 0],
  [
    'a third, commission with what does not divide',
    [inLira('buyer', 'o', 1_000), ...shared(899, 61, 40)],
    { part: 1, whole: 3 },
    /* 299.67, 13.33 and of 333 the rest */
    ['insurer ins 300', 'partner par 13', 'commission ins 20'],
    333,
  ],
  [
    'two fifths of one with a coupon',
    [inLira('buyer', 'o', 10_000), inLira('coupon', 'o', 1_000), ...shared(9_900, 550, 550)],
    { part: 4_000, whole: 10_000 },
    ['insurer ins 3960', 'partner par 220', 'commission ins 220', 'coupon o -400'],
    4_000,
  ],
  [
    'half of one in euro',
    [
      inLira('buyer', 'o', 9_900),
      inLira('coupon', 'o', 101),
      inLira('fx', 'EUR', -10_001),
      { account: 'fx', owner: 'EUR', currency: 'EUR', minor: 200 },
      ...shared(180, 10, 10, 'EUR'),
    ],
    { part: 1, whole: 2 },
    [
      'insurer ins 90 EUR',
      'partner par 5 EUR',
      'commission ins 5 EUR',
      /* 5000.5 and 50.5 */
      'fx EUR 5001',
      'fx EUR -100 EUR',
      'coupon o -51',
    ],
    4_950,
  ],
  [
    'of one that owes nobody',
    [inLira('buyer', 'o', 5), inLira('goodwill', 'o', -5)],
    { part: 1, whole: 1 },
    [],
    0,
  ],
])('%s given back', (_, inForce, part, lines, back) => {
  const ended = endedLines('o', inForce, part);
  expect(told(ended.lines)).toEqual(lines);
  expect(ended.back).toBe(back);
});
