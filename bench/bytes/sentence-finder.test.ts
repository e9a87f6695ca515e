import { expect, test } from 'vitest';
import { sentenceFinder } from './sentence-finder.ts';

const find = sentenceFinder({
  tr: new Set(['Poliçeniz birkaç dakika içinde hazır.', 'Poliçeniz birkaç dakika içinde gelir.']),
  en: new Set(['Your policy is ready within minutes.']),
  ru: new Set(),
  ar: new Set(),
});
const page = 'a("Poliçeniz birkaç dakika içinde gelir."),b("Your policy is ready within minutes.")';

test('sentences of the wanted languages are found where they stand', () => {
  expect(find(page, ['tr', 'en']).map(({ language }) => language)).toEqual(['tr', 'en']);
  expect(find(page, ['en', 'ru', 'ar']).map(({ text }) => text)).toEqual([
    'Your policy is ready within minutes.',
  ]);
});

test('a beginning alone is not the sentence, and nothing is found in nothing', () => {
  expect(find('Poliçeniz birkaç dakika içinde', ['tr'])).toEqual([]);
  expect(find('', ['tr', 'en'])).toEqual([]);
});

test('what is too short to be told apart is refused', () => {
  const sentences = {
    tr: new Set(['Evet']),
    en: new Set<string>(),
    ru: new Set<string>(),
    ar: new Set<string>(),
  };
  expect(() => sentenceFinder(sentences)).toThrow('too short');
});
