import { expect, test } from 'vitest';
import { joinPhone, splitPhone } from './phone-value.ts';

const countries = [
  { iso2: 'TR', dialCode: '90' },
  { iso2: 'US', dialCode: '1' },
  { iso2: 'CA', dialCode: '1' },
  { iso2: 'AZ', dialCode: '994' },
  { iso2: 'GR', dialCode: '30' },
];

test('a dial code alone is no answer', () => {
  expect(joinPhone({ iso2: 'TR', dialCode: '90', national: '' })).toBe('');
});

test.each([
  ['+905321234567', 'TR', '5321234567'],
  ['+994501234567', 'AZ', '501234567'],
  ['+12025550123', 'US', '2025550123'],
])('%s belongs to %s', (kept, iso2, national) => {
  const parts = splitPhone(kept, countries);
  expect(parts).toMatchObject({ iso2, national });
  expect(joinPhone(parts)).toBe(kept);
});

test('the country chosen before wins where a dial code is shared', () => {
  const canada = { iso2: 'CA', dialCode: '1', national: '' };
  expect(splitPhone('+16135550123', countries, canada)).toEqual({ ...canada, national: '6135550123' });
  expect(splitPhone('', countries, canada)).toEqual(canada);
});
