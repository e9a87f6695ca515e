import { expect, test } from 'vitest';
import { numberWithoutForms, pluralFaults } from './plurals.ts';
import { readTexts, textLanguages } from './read-texts.ts';

test.each(textLanguages)('every counted text of %s has all forms of its language', async (language) => {
  expect(pluralFaults(await readTexts(language), language)).toEqual([]);
});

test.each(['en', 'ru', 'ar'] as const)('in %s a number that words follow has forms', async (language) => {
  expect(numberWithoutForms(await readTexts(language))).toEqual([]);
});

test('a missing form, and a number before a bare noun, are found', () => {
  const told = (texts: Record<string, string>) =>
    Object.entries(texts).map(([place, text]) => ({ place, text }));
  const russian = told({ 'a days_one': '{{count}} день', 'a days_other': '{{count}} дня' });
  expect(pluralFaults(russian, 'ru')).toEqual(['a days lacks few', 'a days lacks many']);
  expect(pluralFaults(told({ 'a days_one': 'one day' }), 'en')).toEqual(['a days lacks other']);
  const english = told({ 'a b': '{{count}} rows', 'a c': 'Rows: {{count}}', 'a d': '({{count}})' });
  expect(numberWithoutForms(english)).toEqual(['a b: {{count}} rows']);
});
