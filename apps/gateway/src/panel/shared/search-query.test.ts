import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';

test.each([
  ['Işıl Şen', "'isil':* & 'sen':*"],
  ['0532 123 45 67', "'#7654321235':*"],
  ['+90 532', "'#23509':*"],
  ["d'artagnan:* | x", "'d' & 'artagnan':* & 'x'"],
  ['K7H2-9', "'k7h2':* & '9'"],
  ['Elif Su', "'elif':* & 'su'"],
  ["Defne.A@ornek'", "'@defne.a@ornek':*"],
])('%s is looked for as %s', (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});

test.each([undefined, '', '  ', '!?', '12', '007'])('%s looks for nothing', (typed) => {
  expect(searchQuery(typed)).toBeNull();
});
