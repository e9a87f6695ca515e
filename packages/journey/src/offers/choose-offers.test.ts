import type { Offer } from '@sigorta/contracts/offer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euro, sampleOffer, upTo } from '../testing/sample-offers.ts';
import { compareMax, compareOffers } from './compare-offers.ts';
import { filterBoxes, filterGroups, filterOffers } from './filter-offers.ts';
import { sortOffers, sortOrders } from './sort-offers.ts';

const none = { kind: 'excluded' } as const;
const unlimited = { kind: 'unlimited' } as const;
const included = { kind: 'included' } as const;
const coverages = ['treatment', 'transport', 'luggage'];

const cheap = sampleOffer('a', 84_208, { treatment: upTo(30_000), transport: unlimited, luggage: none });
const middle = sampleOffer('b', 97_742, {
  treatment: upTo(30_000),
  transport: upTo(30_000),
  luggage: upTo(400),
});
const dear = sampleOffer(
  'c',
  114_784,
  { treatment: upTo(50_000), transport: unlimited, luggage: upTo(600) },
  { deductible: euro(50), installments: false },
);
const offers = [dear, cheap, middle];
const ids = (list: readonly { insurer: { id: string } }[]) => list.map(({ insurer }) => insurer.id).join('');

test.each([
  ['price', 'abc'],
  ['price-down', 'cba'],
  ['coverage:treatment', 'cab'],
  ['coverage:transport', 'acb'],
  ['coverage:luggage', 'cba'],
  ['deductible', 'abc'],
] as const)('order %s gives %s', (order, expected) => {
  expect(ids(sortOffers(offers, order))).toBe(expected);
});

test('a coverage that all offers hold alike is no order', () => {
  expect(sortOrders(offers, coverages)).toEqual([
    'price',
    'price-down',
    'deductible',
    'coverage:treatment',
    'coverage:transport',
    'coverage:luggage',
  ]);
  expect(sortOrders([cheap], coverages)).toEqual(['price', 'price-down', 'deductible']);
});

test('sorting by price never loses, invents or misplaces an offer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 })), (prices) => {
      const list = prices.map((price, at) => sampleOffer(`i${at}`, price, {}));
      const sorted = sortOffers(list, 'price').map(({ price }) => price.minor);
      expect(sorted).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});

test('boxes that all or no offers fit are not offered', () => {
  const boxes = filterBoxes(offers, coverages).map(({ id }) => id);
  expect(boxes).toEqual([
    'min-5000000',
    'no-deductible',
    'covers-luggage',
    'installments',
    'insurer-a',
    'insurer-b',
    'insurer-c',
  ]);
  expect(filterBoxes([cheap], coverages)).toEqual([]);
});

/* by hand, in the order of the panel: steps and insurers from the smallest and the first letter on */
test('every box says in which group it stands and what it asks for', () => {
  const fits = (answer: 'fits' | 'does-not') => [{ authority: 'erasmus', answer, reasons: [] }];
  const plan = (insurer: string, name: string, sum: number, change: Partial<Offer>) =>
    sampleOffer(insurer, 1, { treatment: upTo(sum) }, { insurer: { id: insurer, name }, ...change });
  const many = [
    plan('p', 'Çınar', 50, { deductible: euro(90), fits: fits('fits') }),
    plan('q', 'Zeytin', 30, { deductible: euro(0), installments: false, fits: fits('does-not') }),
    plan('r', 'Dere', 40, { deductible: euro(20) }),
    plan('s', 'Akasya', 30, { deductible: euro(60) }),
  ];
  const boxes = filterBoxes(many, ['treatment']);
  expect(boxes.map(({ group, what }) => [group, what])).toEqual([
    ['fit', { kind: 'fits', authority: 'erasmus' }],
    ['coverage', { kind: 'at-least', limit: upTo(40) }],
    ['coverage', { kind: 'at-least', limit: upTo(50) }],
    ['deductible', { kind: 'no-deductible' }],
    ['deductible', { kind: 'deductible-up-to', amount: euro(20) }],
    ['payment', { kind: 'installments' }],
    ['insurer', { kind: 'insurer', name: 'Akasya' }],
    ['insurer', { kind: 'insurer', name: 'Çınar' }],
    ['insurer', { kind: 'insurer', name: 'Dere' }],
    ['insurer', { kind: 'insurer', name: 'Zeytin' }],
  ]);
  expect(filterGroups).toEqual(['fit', 'coverage', 'deductible', 'extras', 'payment', 'insurer']);
  const left = (...ticked: string[]) => ids(filterOffers(many, boxes, new Set(ticked)));
  expect(left('fits-erasmus')).toBe('p');
  expect(left('small-deductible')).toBe('qr');
  expect(left('no-deductible', 'min-4000')).toBe('');
  expect(left('min-4000', 'min-5000')).toBe('pr');
});

test('extras must all be there, of other groups one is enough', () => {
  const both = sampleOffer('x', 1, { care: upTo(9), ski: included, dive: included });
  const one = sampleOffer('y', 2, { care: upTo(8), ski: included });
  const boxes = filterBoxes([both, one, sampleOffer('z', 3, { care: upTo(7) })], ['care', 'ski', 'dive']);
  const left = (...ticked: string[]) => ids(filterOffers([both, one], boxes, new Set(ticked)));
  expect(left('covers-ski', 'covers-dive')).toBe('x');
  expect(left('covers-ski')).toBe('xy');
});

test.each([
  [[], 'cab'],
  [['min-5000000'], 'c'],
  [['no-deductible'], 'ab'],
  [['covers-luggage'], 'cb'],
  [['covers-luggage', 'no-deductible'], 'b'],
  [['min-5000000', 'installments'], ''],
  [['insurer-a', 'insurer-c'], 'ca'],
  [['insurer-a', 'covers-luggage'], ''],
] as const)('ticked %j leaves %s', (ticked, left) => {
  expect(ids(filterOffers(offers, filterBoxes(offers, coverages), new Set(ticked)))).toBe(left);
});

test('a first coverage counted in times has steps of times, one that is only held or not a box of its own', () => {
  const times = (count: number) => ({ kind: 'count', count }) as const;
  const repairs = [
    sampleOffer('x', 1, { repair: times(1), theft: included }),
    sampleOffer('y', 2, { repair: times(2) }),
  ];
  const boxes = filterBoxes(repairs, ['repair', 'theft']);
  expect(boxes.slice(0, 2).map(({ what }) => what)).toEqual([
    { kind: 'at-least', limit: times(2) },
    { kind: 'covers', code: 'theft' },
  ]);
  expect(ids(filterOffers(repairs, boxes, new Set(['min-2'])))).toBe('y');
  const held = filterBoxes(repairs, ['theft', 'repair']).map(({ id }) => id);
  expect(held).toEqual(['covers-theft', 'insurer-x', 'insurer-y']);
});

test('a row says whether it differs and who is better, and why', () => {
  const { coverages: rows, deductible, differences } = compareOffers([cheap, middle, dear], coverages);
  expect(rows).toEqual([
    { code: 'treatment', differs: true, better: [null, null, 'highest'] },
    { code: 'transport', differs: true, better: ['widest', null, 'widest'] },
    { code: 'luggage', differs: true, better: [null, null, 'highest'] },
  ]);
  expect(deductible).toEqual({ code: null, differs: true, better: ['no-deductible', 'no-deductible', null] });
  expect(differences).toBe(4);
});

test('a cover without a limit is the widest where another offer has a limit, not where another has no cover', () => {
  const [whole, limited, none] = [{ care: included }, { care: upTo(5) }, {}].map((covers, at) =>
    sampleOffer(`o${at}`, at + 1, covers),
  );
  if (!whole || !limited || !none) throw new Error('three offers');
  const better = (...compared: (typeof whole)[]) => compareOffers(compared, ['care']).coverages[0]?.better;
  expect(better(whole, limited, whole)).toEqual(['widest', null, 'widest']);
  expect(better(whole, none, whole)).toEqual([null, null, null]);
  expect(better(whole, limited, none)).toEqual(['widest', null, null]);
});

test('what only one offer covers is said to be only there, and what all cover alike recedes', () => {
  const one = sampleOffer('x', 1, { treatment: included, transport: upTo(5) });
  const two = sampleOffer('y', 2, { treatment: included });
  const [treatment, transport] = compareOffers([one, two], ['treatment', 'transport']).coverages;
  expect(treatment).toEqual({ code: 'treatment', differs: false, better: [null, null] });
  const free = (...sums: number[]) =>
    compareOffers(
      sums.map((sum, at) => sampleOffer(`d${at}`, 1, {}, { deductible: euro(sum) })),
      [],
    ).deductible?.better;
  expect(free(20, 50)).toEqual(['lowest-deductible', null]);
  expect(free(0, 50)).toEqual(['no-deductible', null]);
  const counted = (count: number) => sampleOffer(`t${count}`, 1, { repair: { kind: 'count', count } });
  expect(compareOffers([counted(3), counted(2)], ['repair']).coverages[0]?.better).toEqual(['highest', null]);
  expect(transport).toEqual({ code: 'transport', differs: true, better: ['only', null] });
});

test('four offers stand side by side at most; alike ones differ in nothing, and a limit of nothing is lower than one', () => {
  expect(compareMax).toBe(4);
  const compared = compareOffers([cheap, cheap], coverages);
  expect([...compared.coverages, compared.deductible].map(({ differs }) => differs)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const [some, nothing] = [5, 0].map((sum) => sampleOffer(`s${sum}`, 1, { care: upTo(sum) }));
  if (!some || !nothing) throw new Error('two offers');
  expect(compareOffers([some, nothing], ['care']).coverages[0]?.better).toEqual(['highest', null]);
});

test('who has no deductible and who has one of nothing are alike, and the price decides', () => {
  const one = sampleOffer('x', 1, {}, { deductible: null });
  const two = sampleOffer('y', 2, {}, { deductible: euro(0) });
  const three = sampleOffer('z', 0, {}, { deductible: euro(1) });
  expect(ids(sortOffers([one, two, three], 'deductible'))).toBe('xyz');
  expect(ids(sortOffers([three, two, one], 'deductible'))).toBe('xyz');
});

test('the first coverage is a step and no box besides, also where some do not have it', () => {
  const some = [sampleOffer('x', 1, { care: upTo(9), ski: included }), sampleOffer('y', 2, {})];
  expect(filterBoxes(some, ['care', 'ski']).map(({ id }) => id)).toEqual([
    'min-900',
    'covers-ski',
    'insurer-x',
    'insurer-y',
  ]);
});

test('the smallest deductible there is has a box, and insurers stand by the Turkish alphabet', () => {
  const names = ['Zeytin', 'İpek', 'Işık'].map((name, at) =>
    sampleOffer(
      `n${at}`,
      1,
      {},
      { insurer: { id: `n${at}`, name }, deductible: euro([50, 20, 0.01][at] ?? 0) },
    ),
  );
  const whats = filterBoxes(names, []).map(({ what }) => what);
  expect(whats).toEqual([
    { kind: 'deductible-up-to', amount: euro(0.01) },
    { kind: 'insurer', name: 'Işık' },
    { kind: 'insurer', name: 'İpek' },
    { kind: 'insurer', name: 'Zeytin' },
  ]);
});
