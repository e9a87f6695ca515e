import { expect, test } from 'vitest';
import { formatDate, formatDateRange, formatDateTime, formatTime } from './date.ts';
import { languages } from './language.ts';
import { numberLocales } from './locale.ts';
import { formatNumber, formatPercent, formatRate } from './number.ts';

test.each([
  ['tr', '12 Aralık 2026'],
  ['en', '12 December 2026'],
  ['ru', '12 декабря 2026 г.'],
  ['ar', '12 ديسمبر 2026'],
] as const)('in %s a date is %s', (language, shown) => {
  expect(formatDate('2026-12-12', language)).toBe(shown);
});

test('a calendar day never moves, an instant is shown in Istanbul', () => {
  expect(formatDate('2026-12-12', 'tr', 'numeric')).toBe('12.12.2026');
  expect(formatDate('2026-12-11T21:30:00Z', 'tr', 'numeric')).toBe('12.12.2026');
  expect(formatDate('2026-12-12', 'tr', 'short')).toBe('12 Ara');
});

test.each(['tr', 'en', 'ru', 'ar'] as const)(
  'in %s times have 24 hours, Latin digits and no marks',
  (language) => {
    expect(formatTime('2026-11-21T15:00:00Z', language)).toBe('18:00');
    expect(formatTime('2026-11-21T21:05:00Z', language)).toBe('00:05');
    expect(formatDateTime('2026-11-21T15:00:00Z', language)).toBe(
      `${formatDate('2026-11-21', language)} 18:00`,
    );
    expect(formatDate('2026-11-21', language, 'numeric')).toMatch(/^[\d./]+$/);
  },
);

test('two dates become one phrase', () => {
  expect(formatDateRange('2026-12-12', '2026-12-23', 'tr')).toBe('12–23 Aralık 2026');
  expect(formatDateRange('2026-12-28', '2027-01-03', 'en')).toBe('28 December 2026 – 3 January 2027');
  expect(formatDateRange('2026-12-12', '2026-12-23', 'ar')).toMatch(/12.*23.*ديسمبر.*2026/);
});

test('what is no date shows nothing', () => {
  expect([
    formatDate('', 'tr'),
    formatTime('soon', 'tr'),
    formatDateTime('', 'en'),
    formatDateRange('', '2026-01-01', 'tr'),
  ]).toEqual(['', '', '', '']);
});

test.each([
  ['tr', '12.871,5', '%20', '50,1240'],
  ['en', '12,871.5', '20%', '50.1240'],
  ['ru', '12 871,5', '20 %', '50,1240'],
  ['ar', '12.871,5', '20%', '50,1240'],
] as const)('in %s numbers, shares and rates are %s, %s and %s', (language, number, percent, rate) => {
  const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
  expect(plain(formatNumber(12871.5, language))).toBe(number);
  expect(plain(formatPercent(0.2, language))).toBe(percent);
  expect(plain(formatRate('50.124', language))).toBe(rate);
});

test.each(languages)(
  'in %s a count is written as the language writes numbers, however it is reckoned',
  (language) => {
    const format = new Intl.NumberFormat(numberLocales[language]);
    for (let count = 0; count <= 1200; count += 1)
      expect(formatNumber(count, language)).toBe(format.format(count));
    expect(formatNumber(-5, language)).toBe(format.format(-5));
  },
);
