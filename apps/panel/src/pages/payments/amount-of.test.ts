import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

test.each([
  ['1250', 125_000],
  ['1250,5', 125_050],
  ['1250.50', 125_050],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1.250', 125_000],
  ['12.345.678,90 TL', 1_234_567_890],
  ['0,01', 1],
])('%s is %i kuruş', (typed, minor) => {
  expect(amountOf(typed)).toBe(minor);
});

test.each(['', '0', '-5', '1,2,3', 'on', '1e3', '1.25,000'])('%s is no amount', (typed) => {
  expect(amountOf(typed)).toBeNull();
});
