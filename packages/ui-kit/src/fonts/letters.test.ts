import { expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';
import { type FontFamily, fontFamilies, sliceLetters } from './font-slices.ts';
import { fontNames } from './generated/font-names.ts';
import { readLetters } from './read-letters.ts';

const turkish = 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ0123456789';
const signs = '₺€.,:;!?%+-–—·()/«»“”‘’…';
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№';
const arabic = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟ًٌٍَُِّْ';

/** What a browser can draw of a text with these faces: a letter counts only in the face whose range names it. */
const drawn = (families: readonly string[], isWeight: (weight: string) => boolean): Set<string> =>
  new Set(
    fontFiles
      .filter(({ family, weight }) => families.includes(family) && isWeight(weight))
      .flatMap(({ name, slice }) => {
        const inFile = readLetters(new URL(`files/${fontNames[name]}`, import.meta.url));
        return [...sliceLetters[slice]].filter((letter) => inFile.has(letter));
      }),
  );

const missing = (text: string, letters: Set<string>) => [...text].filter((letter) => !letters.has(letter));

const regular = (weight: string) => weight.startsWith('400');
const bold = (weight: string) => weight.endsWith('700');

test.each(
  fontFamilies.flatMap((family): [FontFamily, string, (weight: string) => boolean][] => [
    [family, 'regular', regular],
    [family, 'bold', bold],
  ]),
)('%s (%s) draws Turkish, prices and Russian itself', (family, _, isWeight) => {
  const letters = drawn([family], isWeight);
  expect(missing(turkish + signs, letters)).toEqual([]);
  expect(missing(cyrillic, letters)).toEqual([]);
});

test.each(fontFamilies)('beside %s Arabic is drawn by the face that belongs to it', (family) => {
  const face = family === 'Rubik' ? 'Rubik' : 'Vazirmatn';
  expect(missing(arabic, drawn([face], regular))).toEqual([]);
});

test('a file without a letter is found out', () => {
  const core = fontFiles.find(({ name }) => name === 'rubik-core');
  const letters = readLetters(new URL(`files/${fontNames[core?.name ?? '']}`, import.meta.url));
  expect(letters.has('a')).toBe(true);
  expect(letters.has('₺')).toBe(false);
});
