import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-in-text.ts';

test.each([
  '4111111111111129',
  '4111 1111 1111 1129',
  '4111-1111-1111-1129',
  '4111 - 1111 - 1111 - 1129',
  '4111\u00a01111\u00a01111\u00a01129',
  '4111–1111–1111–1129',
  '41111111 11111129',
  '41 11 11 11 11 11 11 29',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 2 9',
  '4111 111111111129',
  '٤١١١١١١١١١١١١١٢٩',
  '۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۲۹',
  'Kartım 4111 1111 1111 1129, son kullanma 12/27',
  'no:4111111111111129.',
  'a4111111111111129b',
  '3 adet 4111 1111 1111 1129 2',
  '374427000000003',
  '3744 270000 00003',
  '5528 7900 0000 0008',
  '9792 0303 9444 0796',
  '4000000000006',
  '6304000000000000000',
  // grouped unevenly as two networks print it, or with a shorter last group, among words
  'Kartım 3744 270000 00003',
  'kart: 3056 930902 5904 (Diners)',
  'kart 4000 0000 0000 6 benim',
  'kart 400000 000000 6 benim',
])('%j holds a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  '4111111111111128',
  '4111 1111 1111',
  // one digit more than a card has
  '41111111111111290000',
  '0000000000000000',
  // phones, alone, in pairs, with a year
  '+90 532 123 45 67',
  '0532 123 45 67 ya da 0533 765 43 21',
  '5321234567 1985',
  '5321234567 5321234568',
  // an IBAN, a national id, a date and a time, an address
  'TR33 0006 1005 1978 6457 8413 26',
  '10000000146',
  '22.11.2026 14:28',
  'Atatürk Mah. 1923. Sok. No: 12/4 34710 Kadıköy',
  // a policy number, an instant in milliseconds
  '810000123456789',
  '1700000000000',
  'Poliçe 1234567812345670',
  // the right check digit by chance, in groups that no card is printed in
  'no 40000000 00006',
  'no 400 000 0000006',
  'no 3744 27000 000003',
  'no 4111 11 111111 1129',
])('%j holds none', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('a text full of digits is read in no time worth telling', () => {
  expect(holdsCardNumber('1 '.repeat(20_000))).toBe(false);
  expect(holdsCardNumber('4'.repeat(40_000))).toBe(false);
});
