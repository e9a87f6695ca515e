import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Money } from '@sigorta/contracts/money';
import type { InsurerClause } from '@sigorta/contracts/upstream/clause';
import { describe, expect, test } from 'vitest';
import type { Scenario } from './scenario.ts';
import { type OfferFacts, whatIfOf } from './what-if.ts';

const product = { id: 'trip', currency: 'EUR' as const };
const euro = (euros: number) => ({ minor: Math.round(euros * 100), currency: 'EUR' as const });

const lostBag: Scenario = { id: 'lost', costs: { trip: 500 }, paidBy: ['bag'], told: { checkedIn: true } };

const pays: InsurerClause = {
  number: 'B.1',
  tr: 'Bagaj ödenir.',
  says: [{ says: 'pays', of: ['bag'] }],
};
const excess: InsurerClause = { number: 'S.3', tr: 'Muafiyet düşülür.', says: [{ says: 'excess' }] };

const facts = (change: Partial<OfferFacts> = {}): OfferFacts => ({
  territory: ['996'],
  cover: { firstDay: '2026-12-01', lastDay: '2026-12-10' },
  coverages: [{ code: 'bag', limit: { kind: 'amount', amount: euro(1_000) } }],
  deductible: null,
  exclusions: [],
  clauses: [pays],
  ages: [36],
  ...change,
});

const ask = (change: Partial<OfferFacts>, scenario: Partial<Scenario> = {}) =>
  whatIfOf(product, [{ ...lostBag, ...scenario }], facts(change))[0];

/** The cover with another limit. */
const upTo = (limit: CoverageLimit): Partial<OfferFacts> => ({ coverages: [{ code: 'bag', limit }] });
const sum = (amount: Money): CoverageLimit => ({ kind: 'amount', amount });

/** The paying sentence with bounds or conditions of its own. */
const paysIf = (says: Omit<NonNullable<InsurerClause['says']>[number], 'says'>, tr = pays.tr) => ({
  clauses: [{ ...pays, tr, says: [{ says: 'pays' as const, of: ['bag'], ...says }] }],
});

test('an offer that sends no sentences says nothing, whatever its table lists', () => {
  expect(ask({ clauses: [] })).toMatchObject({ answer: 'not-said', pays: null, clauses: [] });
});

test('a scenario of another product is not asked', () => {
  expect(whatIfOf({ ...product, id: 'home' }, [lostBag], facts())).toEqual([]);
});

describe('sums', () => {
  test.each<[string, Partial<OfferFacts>, string, number, number]>([
    ['all of it', {}, 'pays', 500, 0],
    ['up to the limit', upTo(sum(euro(300))), 'partly', 300, 200],
    ['up to a limit of just as much', upTo(sum(euro(500))), 'pays', 500, 0],
    ['up to a limit of the smallest sum', upTo(sum(euro(0.01))), 'partly', 0.01, 499.99],
    ['without a limit', upTo({ kind: 'unlimited' }), 'pays', 500, 0],
    ['less the excess', { deductible: euro(75), clauses: [pays, excess] }, 'pays', 425, 75],
    ['less nothing, where that is the excess', { deductible: euro(0) }, 'pays', 500, 0],
    ['the smallest sum', { deductible: euro(499.99), clauses: [pays, excess] }, 'pays', 0.01, 499.99],
  ])('%s', (_, change, answer, paid, kept) => {
    expect(ask(change)).toMatchObject({ answer, pays: euro(paid), keeps: euro(kept) });
  });

  test('an excess that eats all of it is a no', () => {
    expect(ask({ deductible: euro(500), clauses: [pays, excess] })).toMatchObject({
      answer: 'no',
      clauses: ['B.1', 'S.3'],
    });
  });

  test('an excess that its sentence ties to other covers is not taken here, and the sentence is quoted', () => {
    const ofDental: InsurerClause = { ...excess, says: [{ says: 'excess', of: ['dental'] }] };
    expect(ask({ deductible: euro(75), clauses: [pays, ofDental] })).toMatchObject({
      answer: 'pays',
      pays: euro(500),
      clauses: ['B.1', 'S.3'],
    });
  });

  test('an excess of which no sentence speaks leaves every sum open', () => {
    expect(ask({ deductible: euro(75) })?.answer).toBe('not-said');
    expect(ask({ deductible: euro(0.01) })?.answer).toBe('not-said');
  });

  test('a limit in another currency says nothing about this sum', () => {
    expect(ask(upTo(sum({ minor: 1_000_000, currency: 'USD' })))?.answer).toBe('not-said');
  });

  test('what no sum belongs to is paid without one', () => {
    const once = { costs: { trip: null } };
    expect(ask({}, once)).toMatchObject({ answer: 'pays', cost: null, pays: null, keeps: null });
  });

  test('a cover without a sum of its own pays without one', () => {
    expect(ask(upTo({ kind: 'included' }))).toMatchObject({
      answer: 'pays',
      pays: null,
    });
  });
});

describe('conditions of a sentence', () => {
  const hours = (value: number) => ({ bounds: [{ measure: 'hours' as const, is: 'from' as const, value }] });

  test('hold, fail, or cannot be told', () => {
    const five = { measures: { hours: 5 } };
    expect(ask(paysIf(hours(4), 'Bagaj 4 saatten sonra ödenir.'), five)?.answer).toBe('pays');
    expect(ask(paysIf(hours(6), 'Bagaj 6 saatten sonra ödenir.'), five)?.answer).toBe('no');
    expect(ask(paysIf(hours(4), 'Bagaj 4 saatten sonra ödenir.'))?.answer).toBe('not-said');
  });

  test('a bound that the sentence itself does not write is not believed', () => {
    expect(ask(paysIf(hours(4), 'Bagaj geç gelirse ödenir.'), { measures: { hours: 5 } })?.answer).toBe(
      'not-said',
    );
  });

  test('a circumstance that nobody told is no ground for a yes', () => {
    expect(ask(paysIf({ only: ['sealed'] }))?.answer).toBe('not-said');
    expect(ask(paysIf({ only: ['sealed'] }), { told: { sealed: false } })?.answer).toBe('no');
  });

  test('ages that fit some of the insured persons pay for some', () => {
    const young = paysIf(
      { bounds: [{ measure: 'age', is: 'up-to', value: 65 }] },
      '65 yaşına kadar bagaj ödenir.',
    );
    expect(ask({ ...young, ages: [36, 70] })).toMatchObject({
      answer: 'partly',
      pays: null,
      clauses: ['B.1'],
    });
    expect(ask({ ...young, ages: [70] })?.answer).toBe('no');
    expect(ask({ ...young, ages: [] })?.answer).toBe('not-said');
  });
});

describe('what is left out', () => {
  const skiing = { told: { skiing: true } };
  const notSkiing: InsurerClause = {
    number: 'B.2',
    tr: 'Kayak ödenmez.',
    says: [{ says: 'does-not-pay', only: ['skiing'] }],
  };

  test('a sentence that strikes it is quoted', () => {
    const struck = ask({ clauses: [pays, notSkiing], exclusions: ['skiing'] }, skiing);
    expect(struck).toMatchObject({ answer: 'no', clauses: ['B.2'] });
  });

  test('a sentence that strikes it is quoted also where no other speaks of the cover', () => {
    expect(ask({ clauses: [notSkiing] }, skiing)).toMatchObject({ answer: 'no', clauses: ['B.2'] });
  });

  test('what is struck only if something was so that nobody told is not struck', () => {
    const { told: _, ...untold } = lostBag;
    expect(whatIfOf(product, [untold], facts({ clauses: [pays, notSkiing] }))[0]?.answer).toBe('pays');
    expect(ask({ clauses: [pays, notSkiing] }, { told: {} })?.answer).toBe('pays');
  });

  test('an exclusion of what expressly was not so strikes nothing', () => {
    expect(ask({ exclusions: ['skiing'] }, { told: { skiing: false } })?.answer).toBe('pays');
  });

  test('what strikes some of the insured persons leaves the others a part, where the cover is listed', () => {
    const notOld = {
      ...notSkiing,
      tr: '65 yaşından sonra ödenmez.',
      says: [
        {
          says: 'does-not-pay' as const,
          bounds: [{ measure: 'age' as const, is: 'over' as const, value: 65 }],
        },
      ],
    };
    const asked = { clauses: [pays, notOld], ages: [36, 70] };
    expect(ask(asked)).toEqual({
      scenario: 'lost',
      cost: euro(500),
      answer: 'partly',
      pays: null,
      keeps: null,
      clauses: ['B.2'],
    });
    expect(ask({ ...asked, coverages: [] })?.answer).toBe('not-said');
    expect(ask({ ...asked, ages: [70] })?.answer).toBe('no');
  });

  test('an exclusion that a wider sentence clears is quoted with a part, and with nothing that is not said', () => {
    const atRaces = { ...notSkiing, says: [{ says: 'does-not-pay' as const, only: ['skiing', 'racing'] }] };
    const asked = { clauses: [pays, atRaces], exclusions: ['skiing'] };
    expect(ask(asked, skiing)).toMatchObject({ answer: 'pays', clauses: ['B.1', 'B.2'] });
    expect(ask({ ...asked, ...upTo(sum(euro(300))) }, skiing)).toMatchObject({
      answer: 'partly',
      clauses: ['B.1', 'B.2'],
    });
    expect(ask({ ...asked, clauses: [atRaces] }, skiing)).toMatchObject({ answer: 'not-said', clauses: [] });
  });

  test('an exclusion without a sentence is neither yes nor no', () => {
    expect(ask({ exclusions: ['skiing'] }, skiing)?.answer).toBe('not-said');
  });

  test('an exclusion that reaches only so far is quoted with the yes', () => {
    const until = {
      ...notSkiing,
      tr: 'Kayak 7 günden sonra ödenmez.',
      says: [
        {
          says: 'does-not-pay' as const,
          only: ['skiing'],
          bounds: [{ measure: 'days' as const, is: 'over' as const, value: 7 }],
        },
      ],
    };
    const asked = { clauses: [pays, until], exclusions: ['skiing'] };
    expect(ask(asked, { ...skiing, measures: { days: 3 } })).toMatchObject({
      answer: 'pays',
      clauses: ['B.1', 'B.2'],
    });
    expect(ask(asked, { ...skiing, measures: { days: 8 } })?.answer).toBe('no');
    expect(ask(asked, skiing)?.answer).toBe('not-said');
  });

  test('a cover that is not listed is a no where a sentence says what that means', () => {
    const onlyListed: InsurerClause = { number: 'G.7', tr: 'Yalnız tablo.', says: [{ says: 'only-listed' }] };
    expect(ask({ coverages: [] })?.answer).toBe('not-said');
    expect(ask({ coverages: [], clauses: [onlyListed] })).toMatchObject({ answer: 'no', clauses: ['G.7'] });
  });

  /* by hand: which limits say that a cover is there at all */
  test.each<[CoverageLimit, 'pays' | 'no']>([
    [{ kind: 'excluded' }, 'no'],
    [{ kind: 'amount', amount: euro(0) }, 'no'],
    [{ kind: 'amount', amount: euro(500) }, 'pays'],
    [{ kind: 'count', count: 0 }, 'no'],
    [{ kind: 'count', count: 1 }, 'pays'],
    [{ kind: 'unlimited' }, 'pays'],
    [{ kind: 'included' }, 'pays'],
  ])('a cover of %j: %s', (limit, answer) => {
    const onlyListed: InsurerClause = { number: 'G.7', tr: 'Yalnız tablo.', says: [{ says: 'only-listed' }] };
    const asked = ask({ ...upTo(limit), clauses: [pays, onlyListed] });
    expect(asked).toMatchObject({ answer, clauses: [answer === 'no' ? 'G.7' : 'B.1'] });
  });

  test('two sentences under one number can quote neither', () => {
    expect(ask({ clauses: [pays, { ...pays, tr: 'Başka.' }] })?.answer).toBe('not-said');
  });
});

describe('where and when', () => {
  const place: InsurerClause = { number: 'S.1', tr: 'Coğrafi alan.', says: [{ says: 'territory' }] };
  const days: InsurerClause = { number: 'G.1', tr: 'Süre.', says: [{ says: 'period' }] };
  const london = { country: 826 };

  test('outside the territory nothing is paid, inside it the covers decide', () => {
    expect(ask({ clauses: [pays, place] }, london)).toMatchObject({ answer: 'no', clauses: ['S.1'] });
    expect(ask({ clauses: [pays, place], territory: ['998'] }, london)?.answer).toBe('pays');
    expect(ask({ clauses: [pays, place], territory: null }, london)?.answer).toBe('not-said');
    expect(ask({}, london)?.answer).toBe('not-said');
  });

  test('after the last day nothing is paid, if a sentence says so', () => {
    expect(ask({ clauses: [pays, days] }, { afterEnd: true })).toMatchObject({
      answer: 'no',
      clauses: ['G.1'],
    });
    expect(ask({}, { afterEnd: true })?.answer).toBe('not-said');
    expect(ask({ clauses: [pays, days], cover: null }, { afterEnd: true })?.answer).toBe('not-said');
  });
});

test('the nearest listed cover decides; one that says no leaves it to the next', () => {
  const both = { paidBy: ['glass', 'bag'] };
  const glass = { code: 'glass', limit: { kind: 'amount' as const, amount: euro(100) } };
  const table = [...facts().coverages, glass];
  expect(ask({ coverages: table }, both)?.answer).toBe('not-said');
  const never: InsurerClause = {
    number: 'B.3',
    tr: 'Cam.',
    says: [{ says: 'pays', of: ['glass'], only: ['window'] }],
  };
  const answer = ask({ coverages: table, clauses: [pays, never] }, { ...both, told: { window: false } });
  expect(answer).toMatchObject({ answer: 'pays', clauses: ['B.1'] });
});
