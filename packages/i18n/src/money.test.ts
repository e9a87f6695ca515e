import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { formatMoney, formatRoundMoney, moneyParts } from './money.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  ['tr', 84208, 'TRY', '842,08 TL'],
  ['tr', 1287155, 'TRY', '12.871,55 TL'],
  ['tr', 1680, 'EUR', '16,80 €'],
  ['en', 84208, 'TRY', '842.08 TL'],
  ['en', 123456789, 'TRY', '1,234,567.89 TL'],
  ['en', 1680, 'EUR', '€16.80'],
  ['ru', 114784, 'TRY', '1 147,84 TL'],
  ['ru', 5, 'USD', '0,05 $'],
  ['ar', 114784, 'TRY', '1.147,84 TL'],
  ['ar', 1680, 'EUR', '16,80 €'],
  ['tr', -50, 'TRY', '−0,50 TL'],
  ['tr', 0, 'TRY', '0,00 TL'],
] as const)('in %s, %i of %s is %s', (language, minor, currency, shown) => {
  expect(plain(formatMoney({ minor, currency }, language))).toBe(shown);
});

test('the space before the sign does not break a line', () => {
  expect(formatMoney({ minor: 84208, currency: 'TRY' }, 'tr')).toBe('842,08\u00A0TL');
});

test('parts let a screen set kuruş and sign smaller', () => {
  expect(moneyParts({ minor: 114784, currency: 'TRY' }, 'tr')).toEqual({
    whole: '1.147',
    fraction: ',84',
    sign: 'TL',
    order: 'last',
  });
});

test('round sums lose their zeros, others keep their cents', () => {
  expect(plain(formatRoundMoney({ minor: 3000000, currency: 'EUR' }, 'tr'))).toBe('30.000 €');
  expect(formatRoundMoney({ minor: 3000000, currency: 'EUR' }, 'en')).toBe('€30,000');
  expect(formatRoundMoney({ minor: 3000050, currency: 'EUR' }, 'en')).toBe('€30,000.50');
});

describe.each(languages)('in %s', (language) => {
  test('digits are Latin', () => {
    expect(formatMoney({ minor: 123456789, currency: 'TRY' }, language)).toMatch(/^1.234.567.89/);
  });
});
