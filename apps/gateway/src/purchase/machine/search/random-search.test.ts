import { expect, test } from 'vitest';
import { history, shorten } from './random-search.ts';
import { tell } from './story.ts';

const slice = 2_000;

test(`${slice} histories at random: the books outside agree with the machine at every step and at the end`, () => {
  for (let seed = 1; seed <= slice; seed += 1) {
    const found = history(seed);
    /* what a reader needs: the shortest story that goes wrong */
    expect(found && [seed, found.what, ...shorten(found).map(tell)]).toBeNull();
  }
});

test('the same seed tells the same story', () => {
  const stories: unknown[][] = [[], []];
  for (const story of stories) history(7, undefined, { step: (world) => story.push(world.story.at(-1)) });
  expect(stories[0]).toEqual(stories[1]);
  expect(stories[0]?.length).toBeGreaterThan(9);
});
