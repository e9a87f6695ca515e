import type { ClauseBound } from '@sigorta/contracts/upstream/clause';
import { describe, expect, test } from 'vitest';
import { holds, readClauses, speaksOf } from './read-clauses.ts';
import type { Scenario } from './scenario.ts';

const late: Scenario = { id: 'late', costs: { trip: null }, paidBy: ['bag'], measures: { hours: 6 } };
const statement = { number: 'B.1', says: 'pays' } as const;

describe('a bound', () => {
  /* by hand: six hours, and from which on each word holds */
  test.each<[ClauseBound['is'], number[], boolean[]]>([
    ['over', [5, 6, 7], [true, false, false]],
    ['from', [5, 6, 7], [true, true, false]],
    ['up-to', [5, 6, 7], [false, true, true]],
    ['under', [5, 6, 7], [false, false, true]],
  ])('"%s" %j hours holds of six: %j', (is, values, expected) => {
    const held = values.map((value) =>
      holds({ ...statement, bounds: [{ measure: 'hours', is, value }] }, late, [], null),
    );
    expect(held).toEqual(expected);
  });

  test.each([
    [[30, 65], true],
    [[30, 66], 'some'],
    [[66, 70], false],
    [[], null],
  ])('of ages up to 65 is for %j: %j', (ages, expected) => {
    const bounds: ClauseBound[] = [{ measure: 'age', is: 'up-to', value: 65 }];
    expect(holds({ ...statement, bounds }, late, ages, null)).toBe(expected);
  });

  test.each([
    ['1.000 gün', 1],
    ['1,000 days', 1],
    ['1000 gün', 1],
    ['100 gün', 0],
    ['1 gün, 000 saat', 0],
  ])('of 1000 is believed of the sentence "%s": %i times', (tr, times) => {
    const bounds: ClauseBound[] = [{ measure: 'days', is: 'over', value: 1000 }];
    expect(readClauses([{ number: 'B.1', tr, says: [{ says: 'pays', bounds }] }])).toHaveLength(times);
  });
});

test('a circumstance is so as the account tells it, and what it is untold where nothing is told', () => {
  const sealed = { ...statement, only: ['sealed'] };
  expect(holds(sealed, { ...late, told: { sealed: true } }, [], null)).toBe(true);
  expect(holds(sealed, { ...late, told: { sealed: false } }, [], null)).toBe(false);
  expect(holds(sealed, { ...late, told: {} }, [], null)).toBeNull();
  expect(holds(sealed, late, [], null)).toBeNull();
  expect(holds(sealed, late, [], false)).toBe(false);
});

test('a sentence speaks of a cover that it names among others, and of all where it names none', () => {
  expect(speaksOf({ ...statement, of: ['bag', 'dental'] }, ['bag'])).toBe(true);
  expect(speaksOf({ ...statement, of: ['dental'] }, ['bag'])).toBe(false);
  expect(speaksOf(statement, ['bag'])).toBe(true);
});
