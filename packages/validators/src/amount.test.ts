import { expect, test } from 'vitest';
import { isUnclearAmount, readAmount, readWhole } from './amount.ts';

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

/* by hand: what could be two amounts is none */
test.each([
  '1.250,500',
  '1,25,000',
  '0.123',
  '12 34',
  '1.2.3',
  '1 250 5',
  '1\u00a0500,000',
  '12,',
  ',5',
  '.5',
  '5.',
  '1..5',
  '1,,5',
  '1.250.50,00',
  '١٢٫٥٫٥',
  '1e3',
  '0x10',
  'Infinity',
  '∞',
  '9'.repeat(20),
  '½',
  '1²',
  '--1',
  '+5',
  '5%',
  '1/2',
  '\u200b',
  '1\n2',
])('%j is no amount', (text) => {
  // biome-ignore format: a table
  expect(readAmount(text)).toBeNull();
});

test.each([
  ['١٬٢٥٠٫٥٠', 125_050],
  ['۱۲۵۰', 125_000],
  ["1'250.50", 125_050],
  ['1’250,5', 125_050],
  ['₺1.250,50', 125_050],
  ['1\u202f250,50 ₺', 125_050],
  ['\u200f1.250,50\u200f', 125_050],
  ['1250,50tl', 125_050],
])('%j is %s kuruş, too', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

/* 2 ** 53 − 1 kuruş is the last that a number holds */
test.each([
  ['90071992547409,91', 9_007_199_254_740_991],
  ['90071992547409,92', null],
  ['90071992547410', null],
])('%j is %s kuruş, at the end of numbers', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test.each([
  ['1500000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000.00', 1_500_000],
  ['1.500,0', 1500],
  ['١٬٥٠٠', 1500],
  ['0', 0],
  ['1.500,50', null],
  ['1,5', null],
  ['1500 TL', null],
  ['', null],
])('%j is the whole number %s', (text, whole) => {
  expect(readWhole(text)).toBe(whole);
});

/* by hand: the decimal sign of the language, three digits behind it and nothing else that says which of two it is */
test.each([
  ['12,345', ',', true],
  ['1,250 TL', ',', true],
  ['١٢,٣٤٥', ',', true],
  ['12.345', '.', true],
  ['12.345', ',', false],
  ['12,345', '.', false],
  ['12,34', ',', false],
  ['12345', ',', false],
  ['12.345,00', ',', false],
  ['1,234,567', ',', false],
  ['0,345', ',', false],
  ['', ',', false],
])('%j where %j is the decimal sign: unclear %s', (text, decimal, isUnclear) => {
  expect(isUnclearAmount(text, decimal)).toBe(isUnclear);
});
