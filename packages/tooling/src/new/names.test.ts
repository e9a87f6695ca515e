import { expect, test } from 'vitest';
import { camel, requireKebab, slugOf } from './names.ts';

test.each([
  ['Kayak sigortası', 'kayak-sigortasi'],
  ['Yeşil Kart', 'yesil-kart'],
  ['  İşyeri & ofis 2 ', 'isyeri-ofis'],
  ['IŞIK', 'isik'],
  ['滑雪', ''],
])('%s is addressed as %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(['ski', 'foreign-travel', 'a2'])('%s is a name', (name) => {
  expect(() => requireKebab('a product', name)).not.toThrow();
});

test.each(['', 'Ski', '-ski', 'ski-', 'a--b', '_family', '../x', 'ş'])('"%s" is no name', (name) => {
  expect(() => requireKebab('a product', name)).toThrow('is no name for a product');
});

test('a folder’s name becomes a name in code', () => {
  expect(camel('foreign-travel-2')).toBe('foreignTravel2');
});
