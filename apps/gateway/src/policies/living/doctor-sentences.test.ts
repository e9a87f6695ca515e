import { allCountryCodes, countryGroupCodes } from '@sigorta/lookups/country-codes';
import { expect, test } from 'vitest';
import { doctorSentences } from './doctor-sentences.ts';

const languagesFor = (...territory: string[]) => doctorSentences(territory).map(({ lang }) => lang);

test.each([
  ['Türkiye', ['792'], ['tr']],
  ['Italy and Greece', ['380', '300'], ['it', 'en', 'el']],
  ['a country that nobody knows', ['1'], ['en']],
])('for %s', (_where, territory, languages) => {
  expect(languagesFor(...territory)).toEqual(languages);
});

test('for every country and group somebody reads it, and it names insurer, line and policy once', () => {
  for (const code of [...allCountryCodes, ...countryGroupCodes]) {
    const told = doctorSentences([String(code)]);
    expect(told.length, String(code)).toBeGreaterThan(0);
    for (const { text } of told)
      expect(text.match(/\{\{\w+\}\}/g)?.toSorted()).toEqual(['{{insurer}}', '{{number}}', '{{phone}}']);
  }
});

/* the letters of each language, so that no sentence stands under another's name */
test.each([
  ['ka', /\p{Script=Georgian}/u],
  ['el', /\p{Script=Greek}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /ы/],
  ['bg', /ъ|щ|застрахован/],
  ['tr', /ş|ğ/],
  ['de', /Versicher/],
  ['nl', /verzeker/],
  ['pt', /apólice/],
  ['es', /póliza/],
  ['it', /polizza/],
  ['fr', /police/],
])('%s is written in its own words', (language, letters) => {
  const found = doctorSentences(['998']).find(({ lang }) => lang === language);
  expect(found?.text).toMatch(letters);
});
