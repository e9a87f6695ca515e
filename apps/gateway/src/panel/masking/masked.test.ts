import { expect, test } from 'vitest';
import { maskedEmail, maskedId, maskedName, maskedPhone } from './masked.ts';

test('a name keeps its first letters only, whatever script they are of', () => {
  expect(maskedName('Defne  Su Aydın')).toBe('D*** S*** A***');
  expect(maskedName('أحمد الراشد')).toBe('أ*** ا***');
  expect(maskedName('')).toBe('');
});

test('a phone keeps the last four digits, and nothing when it is short', () => {
  expect(maskedPhone('+905321234567')).toBe('*** 45 67');
  expect(maskedPhone('112')).toBe('***');
});

test.each([
  ['defne.aydin@mail.ornek.com', 'd***@m***.com'],
  ['a@b.co', 'a***@b***.co'],
  ['no address', '***'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test('an identity keeps two characters', () => {
  expect(maskedId('10000000146')).toBe('***46');
  expect(maskedId('12')).toBe('***');
});
