import { expect, test } from 'vitest';
import { holdsCardInSetting } from './card-in-setting.ts';

/** passes Luhn, of a network that exists */
const card = '4111117419000005';

test.each([
  ['in a sentence', `Kart ${card} ile`],
  ['in groups', '4111 1174 1900 0005'],
  ['in a list behind an address', `[{"kaynakLink":"https://ornek.com/a","metin":"${card}"}]`],
])('the number of a card is found %s', (_, text) => {
  expect(holdsCardInSetting(text)).toBe(true);
});

test.each([
  ['a place on a map', `https://maps.example/?cid=${card}`],
  ['an account', 'TR33 4111 1174 1900 0005 8413 26'],
  ['a phone', '+90 532 123 45 67'],
  ['nothing', null],
  ['a switch', true],
])('%s is none', (_, value) => {
  expect(holdsCardInSetting(value)).toBe(false);
});
