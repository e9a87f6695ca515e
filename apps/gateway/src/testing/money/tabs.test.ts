import { rotation } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeSound } from './sound-ledger.ts';
import { storyOfServer } from './story.ts';
import { pairsOfTabs } from './tabs.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld({ replicas: 2, timings: { challengeMs: 1_500 } });
});
afterAll(() => closeSound(world));

storyOfServer('pairs of tabs at random gaps', async () => {
  /* other gaps each day; `pnpm --filter bench tabs` tries thousands */
  const pairs = await pairsOfTabs(world, { pairs: 12, seed: rotation, mostMs: 60 });
  expect(pairs).toHaveLength(12);
  expect(pairs.filter(({ broken }) => broken.length > 0)).toEqual([]);
});
