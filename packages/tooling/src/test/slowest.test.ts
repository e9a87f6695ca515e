import { expect, test } from 'vitest';
import { slowestLines } from './slowest.ts';

test('the slowest files stand first, with their part of the whole', () => {
  const taken = [
    { file: 'quick.test.ts', ms: 500 },
    { file: 'slow.test.ts', ms: 7_500 },
    { file: 'long.test.ts', ms: 2_000 },
  ];
  expect(slowestLines(taken, 2)).toEqual([
    'Slowest of 3 files, 10.0 s together:',
    '  7.5 s  75 %  slow.test.ts',
    '  2.0 s  20 %  long.test.ts',
  ]);
});

test('a run of no files says nothing', () => {
  expect(slowestLines([])).toEqual([]);
});
