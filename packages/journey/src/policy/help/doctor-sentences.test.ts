import { isKnownCountry } from '@sigorta/lookups/country-codes';
import { expect, test } from 'vitest';
import { doctorSentences } from './doctor-sentences.ts';

const languagesFor = (...territory: string[]) => doctorSentences(territory).map(({ lang }) => lang);

/* by hand: where it is read, and English everywhere but at home */
test.each([
  ['Türkiye', ['792'], ['tr']],
  ['Germany', ['276'], ['de', 'en']],
  ['Switzerland', ['756'], ['de', 'fr', 'it', 'en']],
  ['Saudi Arabia', ['682'], ['ar', 'en']],
  ['Japan', ['392'], ['en']],
  ['Schengen', ['996'], ['en', 'de', 'fr', 'it', 'es']],
])('for %s', (_where, territory, languages) => {
  expect(isKnownCountry(Number(territory[0])) || territory[0] === '996').toBe(true);
  expect(languagesFor(...territory)).toEqual(languages);
});

test('every sentence names the line and the policy', () => {
  for (const { text } of doctorSentences(['996', '643', '682', '792'])) {
    expect(text).toContain('{{phone}}');
    expect(text).toContain('{{number}}');
  }
});
