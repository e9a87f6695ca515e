import { expect, test } from 'vitest';
import { nobodyTwice } from './same-person.ts';
import { tripDays, tripNotLongerThan } from './trip-length.ts';

test.each([
  ['2026-12-01', '2026-12-01', 1],
  ['2026-12-01', '2026-12-12', 12],
  ['2028-02-28', '2028-03-01', 3],
  ['2026-12-02', '2026-12-01', null],
  ['2026-12-02', '', null],
  ['x', '2026-12-01', null],
])('from %s to %s are %j days', (beginDate, endDate, days) => {
  expect(tripDays({ beginDate, endDate })).toBe(days);
});

test('a trip of the longest length is allowed, one day more is not', () => {
  const rule = tripNotLongerThan(3, 'too.long');
  const context = { today: '2026-11-21' };
  expect(rule({ beginDate: '2026-12-01', endDate: '2026-12-03' }, context)).toBeNull();
  expect(rule({ beginDate: '2026-12-01', endDate: '2026-12-04' }, context)).toEqual({
    field: 'endDate',
    message: 'too.long',
  });
  expect(rule({}, context)).toBeNull();
});

test('the second person with a number is marked, however it is written', () => {
  const rule = nobodyTwice('twice');
  const insured = [{ passportNo: 'U1234567' }, { nationalId: 'U1234567' }, {}, { passportNo: 'u 123-4567' }];
  expect(rule({ insured }, { today: '2026-11-21' })).toEqual({
    field: 'insured.3.passportNo',
    message: 'twice',
  });
  expect(rule({ insured: insured.slice(0, 3) }, { today: '2026-11-21' })).toBeNull();
  expect(rule({}, { today: '2026-11-21' })).toBeNull();
});

test.each(['nationalId', 'foreignerId', 'passportNo'])('nobody is insured twice under one %s', (name) => {
  expect(
    nobodyTwice('twice')({ insured: [{ [name]: '1' }, { [name]: '1' }] }, { today: '2026-11-21' }),
  ).toEqual({ field: `insured.1.${name}`, message: 'twice' });
});
