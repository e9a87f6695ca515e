import { expect, test } from 'vitest';
import { isMicrochip } from './microchip.ts';

test.each([
  ['792001234567890', true],
  ['79200123456789', false],
  ['7920012345678901', false],
  ['000000000000000', false],
  ['79200123456789A', false],
  ['٧٩٢٠٠١٢٣٤٥٦٧٨٩٠', false],
])('%s as a microchip number: %s', (text, isRight) => {
  expect(isMicrochip(text)).toBe(isRight);
});
