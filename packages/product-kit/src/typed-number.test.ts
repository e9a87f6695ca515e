import { languages } from '@sigorta/i18n/language';
import { numberLocales } from '@sigorta/i18n/locale';
import { groupWhileTyping, wholeInWords } from '@sigorta/i18n/typed-number';
import { readWhole } from '@sigorta/validators/amount';
import { expect, test } from 'vitest';
import { randomFrom } from './testing/random-from.ts';
import { readAmounts } from './testing/read-amounts.ts';

test('ten thousand amounts are read as they were meant, in every locale', () => {
  const { tried, wrong } = readAmounts(10_000, 20_261_122);
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(tried).toBe(10_000 * 6 * 4);
}, 120_000);

const boxes = languages.map((language) => ({
  language,
  format: new Intl.NumberFormat(numberLocales[language], { useGrouping: 'always' }),
}));

test('two thousand numbers typed key by key are what was typed', () => {
  const next = randomFrom(1);
  for (let round = 0; round < 2_000; round++) {
    const value = Math.floor(next() ** 4 * 1_000_000_000);
    for (const { language, format } of boxes) {
      let shown = '';
      for (const key of String(value)) shown = groupWhileTyping(shown + key, language);
      expect(readWhole(shown)).toBe(value);
      expect(shown).toBe(format.format(value));
    }
  }
});

const typed = (keys: string, language: (typeof languages)[number]): string => {
  let shown = '';
  for (const key of keys) shown = groupWhileTyping(shown + key, language);
  return shown;
};

/* by hand: keys, what stands in the box, what it is read as */
test.each([
  ['tr', '39.9', '39.9', null],
  ['tr', '39,9', '39,9', null],
  ['tr', '250000', '250.000', 250_000],
  ['tr', '250.000', '250.000', 250_000],
  ['tr', '250.000,00', '250.000,00', 250_000],
  ['tr', '1.500.000,00', '1.500.000,00', 1_500_000],
  ['tr', '1500000', '1.500.000', 1_500_000],
  ['tr', '95,5', '95,5', null],
  ['tr', '1,500', '1,500', 1500],
  ['tr', '50 bin', '50 bin', null],
  ['tr', '1e6', '1e6', null],
  ['tr', '-5', '-5', null],
  ['en', '1500000', '1,500,000', 1_500_000],
  ['en', '39.9', '39.9', null],
  ['en', '1,500,000.00', '1,500,000.00', 1_500_000],
  ['ru', '1500000', '1\u00a0500\u00a0000', 1_500_000],
  ['ru', '1 500 000', '1 500 000', 1_500_000],
  ['ru', '95,5', '95,5', null],
  ['ar', '1500000', '1.500.000', 1_500_000],
] as const)('%s: %s shows %j and is %j', (language, keys, shown, value) => {
  expect(typed(keys, language)).toBe(shown);
  expect(readWhole(shown)).toBe(value);
});

test.each([
  ['1.500.00', '1.500.000', '150.000'],
  ['1.50.000', '1.500.000', '150.000'],
  ['.500', '1.500', '500'],
  ['39.', '39.9', '39.'],
])('%s, one sign deleted of %s, shows %s', (text, previous, shown) => {
  expect(groupWhileTyping(text, 'tr', previous)).toBe(shown);
});

test.each([
  ['tr', 1_500_000, '1 milyon 500 bin'],
  ['tr', 12_345_678, '12 milyon 345 bin 678'],
  ['en', 250_000, '250 thousand'],
  ['ru', 2_000_000, '2 миллиона'],
  ['ru', 5_021_000, '5 миллионов 21 тысяча'],
  ['ar', 1_500_000, '1 مليون و500 ألف'],
] as const)('in %s %i is said as %s', (language, value, words) => {
  expect(wholeInWords(value, language)).toBe(words);
});
