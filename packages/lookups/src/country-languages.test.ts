import { expect, test } from 'vitest';
import { allCountryCodes, countryGroupCodes, kosovoInEuropeCode } from './country-codes.ts';
import { languagesReadIn } from './country-languages.ts';

/* by hand, from what schools and hospitals of the country use */
test.each([
  ['Türkiye', 792, ['tr']],
  ['Northern Cyprus', 995, ['tr', 'en']],
  ['Germany', 276, ['de', 'en']],
  ['Switzerland', 756, ['de', 'fr', 'it', 'en']],
  ['Belgium', 56, ['nl', 'fr', 'de', 'en']],
  ['Greece', 300, ['el', 'en']],
  ['Georgia', 268, ['ka', 'ru', 'en']],
  ['Saudi Arabia', 682, ['ar', 'en']],
  ['Morocco', 504, ['ar', 'fr', 'en']],
  ['the United Kingdom', 826, ['en']],
  ['Japan', 392, ['en']],
  ['the Schengen area', 996, ['en', 'de', 'fr', 'it', 'es', 'ru', 'nl', 'el', 'pt', 'bg']],
  ['a code of no country', 1, []],
])('in %s', (_where, code, languages) => {
  expect(languagesReadIn(code)).toEqual(languages);
});

test('every country and group that can be chosen has a language', () => {
  const all = [...allCountryCodes, kosovoInEuropeCode, ...countryGroupCodes];
  expect(all.filter((code) => languagesReadIn(code).length === 0)).toEqual([]);
});

test('the whole world is served in every language there is', () => {
  expect(languagesReadIn(998)).toHaveLength(13);
});
