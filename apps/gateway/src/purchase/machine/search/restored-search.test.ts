import { partOf } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { history, rightMachine, shorten } from './random-search.ts';
import { tell } from './story.ts';
import type { Machine } from './world.ts';

const all = Array.from({ length: 2_000 }, (_, place) => place + 1);
/* a third a day; `pnpm --filter bench machine-search restored` tries as many as it is told */
const seeds = partOf(3, all);

test(`${seeds.length} histories in which our books are put back: what happened since is found, and nothing is sent twice`, () => {
  let restored = 0;
  for (const seed of seeds) {
    const found = history(seed, undefined, {
      restores: true,
      step: ({ story }) => {
        if (story.at(-1)?.m === 'restore') restored += 1;
      },
    });
    expect(found && [seed, found.what, ...shorten(found).map(tell)]).toBeNull();
  }
  expect(restored).toBeGreaterThan(seeds.length / 4);
});

/** Goes on as if nothing could have happened since the copy was made. */
const forgetful: Machine = {
  ...rightMachine,
  decide: (purchase, command, world) =>
    command.do === 'restored'
      ? { refused: null, next: purchase, happened: [] }
      : rightMachine.decide(purchase, command, world),
};

test('a machine that sends what the copy holds as due is found', () => {
  const isFound = (seed: number): boolean =>
    history(seed, forgetful, { restores: true })?.what === 'more back than was taken';
  expect(all.some(isFound)).toBe(true);
});
