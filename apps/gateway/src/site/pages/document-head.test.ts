import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { expect, test } from 'vitest';
import { brandStyle, headLinks } from './document-head.ts';

test('files of a font wait until the page can be used, or stand where no script runs', () => {
  const style = brandStyle(defaultBrand, 'tr', 'abc');
  const sheets = [...style.matchAll(/(<noscript>)?<style nonce="abc"([^>]*)>(.*?)<\/style>/gs)];
  const withFiles = sheets.filter(([, , , css]) => css?.includes('url("/fonts/'));
  expect(sheets).toHaveLength(4);
  expect(withFiles.map(([, noscript = '', attributes = '']) => noscript + attributes)).toEqual([
    ' media="not all" data-late',
    ' media="not all" data-late',
    '<noscript>',
  ]);
  expect(style).not.toContain('<link');
});

test('of a page in Arabic the Arabic letters alone may wait for the next page', () => {
  const style = brandStyle(defaultBrand, 'ar', 'abc');
  const [, letters = ''] =
    /<style nonce="abc" media="not all" data-late="letters">(.*?)<\/style>/s.exec(style) ?? [];
  expect(letters.match(/font-family:\w+/g)).toEqual(['font-family:Vazirmatn']);
  expect(style.replace(letters, '')).toContain('font-family:Inter;src:url("/fonts/');
});

const headOf = (brand: Brand) =>
  headLinks({
    origin: 'https://site.example',
    language: 'tr',
    brand,
    page: {
      status: 200,
      kind: 'personal',
      title: '',
      description: '',
      canonicalPath: '/',
      product: null,
      questions: [],
      inlineScripts: [],
      boot: {
        language: 'tr',
        brand,
        catalogue: [],
        manifestUrl: '/remotes.json',
        remote: null,
      },
    },
    isPreview: false,
  });
const frames = (brand: Brand) => headOf(brand).match(/<meta name="theme-color"[^<>]*>/g) ?? [];

test('a site has both schemes and a colour of the browser’s frame for each; one that is held to light has neither', () => {
  expect(brandStyle(defaultBrand, 'tr', 'abc')).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;',
  );
  expect(frames(defaultBrand).map((meta) => /media="([^"]*)"/.exec(meta)?.[1])).toEqual([
    '(prefers-color-scheme:light)',
    '(prefers-color-scheme:dark)',
  ]);
  const held: Brand = { ...defaultBrand, onlyLight: true };
  expect(brandStyle(held, 'tr', 'abc')).not.toContain('dark');
  expect(frames(held)).toEqual(['<meta name="theme-color" content="#ffffff">']);
});
