import { expect, test } from 'vitest';
import { birthOf, expiryOf } from './dates.ts';
import { placings } from './decide.ts';
import { namesOf } from './names.ts';
import { stateOf } from './states.ts';

const today = '2026-11-26';

test.each([
  ['261126', '2026-11-26'],
  ['261127', '1926-11-27'],
  ['740812', '1974-08-12'],
  ['000229', '2000-02-29'],
  ['230229', null],
  ['991301', null],
])('a birth written %s was on %s', (text, date) => expect(birthOf(text, today)).toBe(date));

test.each([
  ['120415', '2012-04-15'],
  ['361231', '2036-12-31'],
  ['760101', '2076-01-01'],
  ['770101', '1977-01-01'],
  ['311131', null],
])('an expiry written %s is on %s', (text, date) => expect(expiryOf(text, today)).toBe(date));

test.each([
  ['OZTURK<<SUKRU<<<<<<', { lastName: 'OZTURK', firstName: 'SUKRU' }],
  ['VAN<DER<BERG<<ANNA<MARIA<<', { lastName: 'VAN DER BERG', firstName: 'ANNA MARIA' }],
  ['SUKARNO<<<<<<<<', { lastName: 'SUKARNO', firstName: '' }],
  ['A<VERY<LONG<NAME<<CUT<OF', { lastName: '', firstName: '' }],
  ['<<ANNA<<<<', null],
  ['ERIKSSON<<ANNA<<MARIA<<<', null],
  ['ERIK5SON<<ANNA<<<', null],
])('the names of %s', (field, names) => expect(namesOf(field)).toEqual(names));

test.each([
  ['TUR', '792'],
  ['D<<', '276'],
  ['GBD', '826'],
  ['RKS', '999'],
  ['ALB', '8'],
  ['XXA', ''],
  ['UTO', null],
  ['T0R', null],
])('the state %s is %s', (letters, code) => expect(stateOf(letters)).toBe(code));

test('a grid that lacks its ends, or has a speck beside it, may be laid in each way that there is', () => {
  expect(placings(2, 44)).toEqual([{ kind: 'TD3', start: 0 }]);
  expect(placings(2, 42).map(({ start }) => start + 0)).toEqual([0, -1, -2]);
  expect(placings(3, 31).map(({ start }) => start)).toEqual([0, 1]);
  expect(placings(3, 44)).toEqual([]);
  expect(placings(2, 20)).toEqual([]);
});
