import { expect, test } from 'vitest';
import { history, rightMachine, shorten } from './random-search.ts';
import { tell } from './story.ts';
import type { Machine } from './world.ts';

const slice = 2_000;

test(`${slice} histories in which our books are put back: what happened since is found, and nothing is sent twice`, () => {
  let restored = 0;
  for (let seed = 1; seed <= slice; seed += 1) {
    const found = history(seed, undefined, {
      restores: true,
      step: ({ story }) => {
        if (story.at(-1)?.m === 'restore') restored += 1;
      },
    });
    expect(found && [seed, found.what, ...shorten(found).map(tell)]).toBeNull();
  }
  expect(restored).toBeGreaterThan(slice / 4);
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
  const seeds = Array.from({ length: slice }, (_, place) => place + 1);
  const found = seeds
    .map((seed) => history(seed, forgetful, { restores: true }))
    .filter((one) => one !== null);
  expect(found.map(({ what }) => what)).toContain('more back than was taken');
});
