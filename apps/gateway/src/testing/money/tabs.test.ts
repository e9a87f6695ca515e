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
  const pairs = await pairsOfTabs(world, { pairs: 24, seed: 1, mostMs: 60 });
  expect(pairs.filter(({ broken }) => broken.length > 0)).toEqual([]);
});
