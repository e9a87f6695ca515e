import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['1250', 125_000],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1250,5', 125_050],
  ['1250.05', 125_005],
  [' 1 250,50 TL', 125_050],
  ['12.345.678', 1_234_567_800],
  ['0,99', 99],
  ['', null],
  ['bin', null],
  ['12.34.56', null],
  ['1.2500', null],
  ['-5', null],
  ['1,250,5', null],
])('%j is %s kuruş', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});
