import { expect, test } from 'vitest';
import { closesOnBackdrop } from './closes-on-backdrop.ts';

test.each([
  ['personal-data-notice', 'tr', true],
  ['personal-data-notice', 'en', false],
  ['express-consent', 'ar', false],
  ['express-consent', 'tr', true],
  ['privacy-policy', 'ru', true],
] as const)('a press beside %s in %s closes it: %s', (id, language, closes) => {
  expect(closesOnBackdrop(id, language)).toBe(closes);
});
