import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';
import { sliceLetters, unicodeRange } from './font-slices.ts';
import { fallbackFaceCss, fontFaceCss, fontFamilies, fontFamilyOf } from './fonts.ts';
import { fontNames } from './generated/font-names.ts';

const path = (file: string) => new URL(`files/${file}`, import.meta.url);

test.each(fontFiles.map(({ name }) => name))('%s is there and small', (name) => {
  const file = fontNames[name] ?? '';
  expect(existsSync(path(file))).toBe(true);
  expect(statSync(path(file)).size).toBeLessThan(40_000);
});

test('every letter of a Turkish page is in two slices', () => {
  const written = ['core', 'turkish'].map((slice) => sliceLetters[slice as 'core']).join('');
  for (const letter of 'Seyahat sağlık sigortanız: İyi yolculuklar, Şükrü Ağaoğlu! 12.871,55 TL · 30.000 € – “Kaş”') {
    expect(written).toContain(letter);
  }
});

test('Arabic comes from Rubik itself, for the others from Vazirmatn', () => {
  expect(fontFaceCss('Rubik', '/f/')).toMatch(/"\/f\/rubik-arabic\.[0-9a-f]{8}\.woff2"/);
  expect(fontFaceCss('Inter', '/f')).toMatch(/"\/f\/vazirmatn-arabic\./);
  expect(fontFaceCss('Nunito', '/f')).toContain('font-family:Vazirmatn');
  expect(fontFaceCss('Rubik', '/f')).not.toContain('Vazirmatn;');
});

test.each(fontFamilies)(
  'what stands in for %s comes from the machine and is drawn to its measure',
  (family) => {
    const css = fallbackFaceCss(family);
    expect(css).not.toContain('url(');
    expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/g)).toHaveLength(
      2,
    );
  },
);

test('Rubik has the lira sign', () => {
  expect(fontFaceCss('Rubik', '/f')).toContain('rubik-lira.');
});

test('a family nobody knows is Inter', () => {
  expect([fontFamilyOf('Comic Sans'), fontFamilyOf(''), fontFamilyOf('Andika')]).toEqual([
    'Inter',
    'Inter',
    'Andika',
  ]);
});

test('no letter is in two slices, so no file is fetched for a letter another has', () => {
  const all = Object.values(sliceLetters).flatMap((letters) => [...new Set(letters)]);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['abc', 'U+61-63'],
  ['ac', 'U+61,U+63'],
  ['cba₺', 'U+61-63,U+20BA'],
])('the range of %j is %s', (letters, range) => {
  expect(unicodeRange(letters)).toBe(range);
});
