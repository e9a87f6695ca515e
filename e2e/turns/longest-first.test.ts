import { expect, test } from 'vitest';
import { inTwo, longest } from './longest-first.ts';
import { journeyFiles } from './motion-in-turn.ts';

test('what begins first is there, and no file is walked twice or left out', () => {
  expect(journeyFiles).toEqual(expect.arrayContaining([...longest]));
  const { first, others } = inTwo(journeyFiles);
  expect([...first, ...others].toSorted()).toEqual(journeyFiles);
  expect(first.toSorted()).toEqual(longest.toSorted());
});
