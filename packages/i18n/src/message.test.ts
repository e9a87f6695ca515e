import { expect, test } from 'vitest';
import { fillPlaces, inSentence, message } from './message.ts';

const days = {
  days_zero: 'لا أيام',
  days_one: 'يوم واحد',
  days_two: 'يومان',
  days_few: '{{count}} أيام',
  days_many: '{{count}} يومًا',
  days_other: '{{count}} يوم',
} as const;

test.each([
  [0, 'لا أيام'],
  [1, 'يوم واحد'],
  [2, 'يومان'],
  [3, '3 أيام'],
  [5, '5 أيام'],
  [11, '11 يومًا'],
  [21, '21 يومًا'],
  [100, '100 يوم'],
  [101, '101 يوم'],
])('Arabic counts %i days', (count, told) => {
  expect(message(days, 'days', 'ar', { count })).toBe(told);
});

test('a language without a form of its own for a count says the general one', () => {
  const texts = { rows_other: '{{count}} rows', title: 'Rows' };
  expect([message(texts, 'rows', 'en', { count: 1 }), message(texts, 'title', 'en')]).toEqual([
    '1 rows',
    'Rows',
  ]);
});

test('a key that nobody has is said at once', () => {
  expect(() => message({ a: 'b' } as Record<string, string>, 'c', 'en')).toThrow('No en text c.');
});

test.each([
  ['an amount', '842,08 TL', '\u2068842,08 TL\u2069'],
  ['a name', 'Ayşe', '\u2068Ayşe\u2069'],
  ['what is isolated already', '\u2068Ayşe\u2069', '\u2068Ayşe\u2069'],
  ['a code to type', '012345', '012345'],
  ['an address to tap on', 'https://ornek.com/a?b=c', 'https://ornek.com/a?b=c'],
  ['nothing', undefined, ''],
])('in Arabic %s is isolated where it must be', (_, value, told) => {
  expect(inSentence(value, 'value', 'ar')).toBe(told);
});

test('a count is grouped as the language groups numbers, another number is left alone', () => {
  expect([inSentence(10_000, 'count', 'tr'), inSentence(10_000, 'count', 'en')]).toEqual([
    '10.000',
    '10,000',
  ]);
  expect(inSentence(2026, 'year', 'tr')).toBe('2026');
});

test.each(['tr', 'en', 'ru'] as const)(
  '%s sentences carry no marks, and a place nobody fills stays',
  (language) => {
    expect(fillPlaces('{{a}} {{b}} {{constructor}}', { a: '842,08 TL' }, language)).toBe(
      '842,08 TL {{b}} {{constructor}}',
    );
  },
);
