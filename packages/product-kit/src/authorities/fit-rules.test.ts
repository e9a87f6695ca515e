import { kosovoCode, kosovoInEuropeCode, worldCode } from '@sigorta/lookups/country-codes';
import { describe, expect, test } from 'vitest';
import type { Application } from '../field.ts';
import { type FitFacts, fitOf } from './fit.ts';
import type { AuthorityRule } from './rule.ts';

const today = '2026-11-23';

/* by hand: reasons are the rules that fail, or where none does those that cannot be told */
describe('of rules of one authority', () => {
  const rule = (
    id: string,
    needs: AuthorityRule['needs'],
    but: Partial<AuthorityRule> = {},
  ): AuthorityRule => ({
    id,
    authority: 'erasmus',
    source: 'by hand',
    wording: 'By hand.',
    seenOn: today,
    needs,
    ...but,
  });
  const excess = rule('excess', { kind: 'no-excess' });
  const lasts = rule('lasts', { kind: 'lasts', days: 90 });
  const stay = rule('stay', { kind: 'whole-stay' });
  const facts: FitFacts = {
    territory: ['276'],
    cover: { firstDay: '2027-01-01', lastDay: '2027-03-31' },
    coverages: [],
    deductible: null,
  };
  const costly = { ...facts, deductible: { minor: 1, currency: 'EUR' } } as const;
  const told = (rules: AuthorityRule[], of: FitFacts, application: Application = {}) => {
    const fit = fitOf('erasmus', of, application, today, rules);
    return [fit?.answer, ...(fit?.reasons ?? [])].join(' ');
  };
  test.each([
    ['fits', [excess, lasts], facts],
    ['does-not excess', [excess, lasts], costly],
    ['does-not excess', [excess, lasts, stay], costly],
    ['not-known stay', [excess, lasts, stay], facts],
    ['not-known lasts', [excess, lasts], { ...facts, cover: null }],
    ['does-not lasts', [lasts], { ...facts, cover: { firstDay: '2027-01-01', lastDay: '2027-03-30' } }],
    ['not-known', [], facts],
  ] as const)('%s', (expected, rules, of) => {
    expect(told([...rules], of)).toBe(expected);
  });

  const whole = { beginDate: '2027-01-01', endDate: '2027-03-31' };
  test.each([
    ['fits', whole],
    ['does-not stay', { ...whole, endDate: '2027-04-01' }],
    ['does-not stay', { ...whole, beginDate: '2026-12-31' }],
    ['not-known stay', { ...whole, beginDate: '' }],
    ['not-known stay', { ...whole, endDate: '' }],
    ['not-known stay', { endDate: '2027-03-31' }],
  ] as const)('the whole stay, %s: %j', (expected, application) => {
    expect(told([stay], facts, application)).toBe(expected);
  });

  const there = rule('there', { kind: 'territory', of: 'destination' });
  test.each([
    ['fits', '276', ['276']],
    ['does-not there', '250', ['276']],
    ['fits', String(worldCode), [String(worldCode)]],
    /* nobody can list every country of the world */
    ['does-not there', String(worldCode), ['276', '250']],
    ['not-known there', '', ['276']],
    ['not-known there', undefined, ['276']],
    ['fits', String(kosovoInEuropeCode), [String(kosovoCode)]],
    ['does-not there', String(kosovoInEuropeCode), ['276']],
    ['does-not there', '250', [String(kosovoCode)]],
  ] as const)('the destination, %s: %j in %j', (expected, country, territory) => {
    const application = country === undefined ? {} : { country };
    expect(told([there], { ...facts, territory: [...territory] }, application)).toBe(expected);
  });

  const care = rule('care', { kind: 'covered', coverage: 'care' });
  const sum = (minor: number) => ({ kind: 'amount', amount: { minor, currency: 'EUR' } }) as const;
  test.each([
    ['fits', sum(1)],
    ['does-not care', sum(0)],
    ['fits', { kind: 'count', count: 1 }],
    ['does-not care', { kind: 'count', count: 0 }],
    ['fits', { kind: 'included' }],
    ['does-not care', { kind: 'excluded' }],
  ] as const)('a cover of any size, %s: %j', (expected, limit) => {
    expect(told([care], { ...facts, coverages: [{ code: 'care', limit }] })).toBe(expected);
  });

  test('a rule for some answers is asked of those alone', () => {
    const some = { ...excess, when: { field: 'activity', is: ['study', 'traineeship'] } };
    expect(told([some], costly, { activity: 'study' })).toBe('does-not excess');
    expect(told([some], costly, { activity: 'traineeship' })).toBe('does-not excess');
    expect(told([some], costly, { activity: 'volunteering' })).toBe('not-known');
  });
});
