import { defaultBrand } from '@sigorta/contracts/default-brand';
import { expect, test } from 'vitest';
import { brandStyle } from './document-head.ts';

test('files of a font wait until the page can be used, or stand where no script runs', () => {
  const style = brandStyle(defaultBrand, 'abc');
  const sheets = [...style.matchAll(/(<noscript>)?<style nonce="abc"([^>]*)>(.*?)<\/style>/gs)];
  const withFiles = sheets.filter(([, , , css]) => css?.includes('url("/fonts/'));
  expect(sheets).toHaveLength(3);
  expect(withFiles.map(([, noscript = '', attributes = '']) => noscript + attributes)).toEqual([
    ' media="not all" data-late',
    '<noscript>',
  ]);
  expect(style).not.toContain('<link');
});
