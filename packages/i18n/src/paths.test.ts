import { describe, expect, test } from 'vitest';
import { languageOfHeader, pickLanguage } from './accept-language.ts';
import { directionOf } from './direction.ts';
import { languages } from './language.ts';
import { languageOfPath, withLanguage, withoutEndSlashes, withoutLanguage } from './paths.ts';

test.each([
  ['/', 'tr'],
  ['/kasko', 'tr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/ru/kasko', 'ru'],
  ['/ar?x=1', 'ar'],
  ['/english', 'tr'],
  ['/tr/kasko', 'tr'],
  ['/kasko/en', 'tr'],
])('%s is a page in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/kasko', 'en', '/en/kasko'],
  ['/en/kasko?a=1#b', 'ar', '/ar/kasko?a=1#b'],
  ['/en/kasko', 'tr', '/kasko'],
  ['/', 'ru', '/ru'],
  ['/?a=1', 'ru', '/ru?a=1'],
  ['/en', 'tr', '/'],
  ['/en?a=1', 'tr', '/?a=1'],
  ['/ar/', 'tr', '/'],
] as const)('%s in %s is %s', (path, language, result) => {
  expect(withLanguage(path, language)).toBe(result);
});

describe.each(languages)('to %s and back', (language) => {
  test.each(['/', '/kasko', '/yurt-disi-seyahat?ulke=276#form'])('%s comes back the same', (path) => {
    const there = withLanguage(path, language);
    expect(languageOfPath(there)).toBe(language);
    expect(withoutLanguage(there)).toBe(path);
  });
});

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['de-DE,de;q=0.9,ru;q=0.5', 'ru'],
  ['en;q=0.3, ar;q=0.8', 'ar'],
  ['en;q=0, *', 'tr'],
  ['fr', 'tr'],
  ['', 'tr'],
  ['AR-SA', 'ar'],
])('"%s" asks for %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language);
});

test('without a header the site is Turkish', () => {
  expect(languageOfHeader(undefined)).toBe('tr');
  expect(pickLanguage(['de', 'ru-RU', 'en'])).toBe('ru');
});

test('only Arabic runs from right to left', () => {
  expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl']);
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/kasko', '/kasko'],
  ['/kasko///', '/kasko'],
  ['//kasko/', '//kasko'],
  ['', ''],
])('%j without slashes at its end is %j', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});
