import { expect, test } from 'vitest';
import { history } from './random-search.ts';

const slice = 3_000;

test(`${slice} histories at random: the books outside agree with the machine at every step and at the end`, () => {
  for (let seed = 1; seed <= slice; seed += 1) expect(history(seed)).toBeNull();
});

test('the same seed tells the same story', () => {
  const stories: string[][] = [[], []];
  for (const story of stories) history(7, undefined, (world) => story.push(world.story.at(-1) ?? ''));
  expect(stories[0]).toEqual(stories[1]);
  expect(stories[0]?.length).toBeGreaterThan(9);
});
