import { partOf } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { history, shorten } from './random-search.ts';
import { tell } from './story.ts';

/* a third of two thousand a day; `pnpm --filter bench machine-search random` tries a million */
const seeds = partOf(
  3,
  Array.from({ length: 2_000 }, (_, place) => place + 1),
);

test(`${seeds.length} histories at random: the books outside agree with the machine at every step and at the end`, () => {
  for (const seed of seeds) {
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
