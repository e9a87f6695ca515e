import { expect, test } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { isTooShort, isWholeId, searchQuery } from './search-query.ts';

test.each([
  ['Işıl Şen', "'isil':* & 'sen':*"],
  ['0532 123 45 67', "'#76543212350':* | '#7654321235':*"],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', "'#76543212350':* | '#7654321235':*"],
  ['0532.123.45.67', "'#76543212350':* | '#7654321235':*"],
  ['0532/123 45–67', "'#76543212350':* | '#7654321235':*"],
  ['0049 151 23456', "'#654321519400':* | '#6543215194':*"],
  ['0006', "'#6000':*"],
  ['007', "'#700':*"],
  ['4500', "'#0054':*"],
  ['+90 532', "'#23509':*"],
  ["d'artagnan:* | x", "'d' & 'artagnan':* & 'x'"],
  ['K7H2-9', "'k7h2':* & '9'"],
  ['Elif Su', "'elif':* & 'su'"],
  ["Defne.A@ornek'", "'@defne.a@ornek':*"],
])('%s is looked for as %s', (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});

test.each([undefined, '', '  '])('%s looks for nothing', (typed) => {
  expect(searchQuery(typed)).toBeNull();
  expect(isTooShort(typed)).toBe(false);
});

test.each(['!?', '12', '0', '+90'.slice(0, 2)])('%s is too little to look for, and finds nobody', (typed) => {
  expect(searchQuery(typed)).toBe("'##'");
  expect(isTooShort(typed)).toBe(true);
});

test('every number of ours is known as one, also those of letters only, and no name is', () => {
  expect(Array.from({ length: 5_000 }, randomId).filter((id) => !isWholeId(id))).toEqual([]);
  expect(isWholeId('FfdGQIQHaoaLJtXwQkvSxQ')).toBe(true);
  for (const name of [
    'Abdurrahmangazioglundan',
    'ABDURRAHMANGAZIOGLUNDAN',
    'abdurrahmangazioglundan',
    '905321234567',
  ])
    expect(isWholeId(name)).toBe(false);
});
