import { expect, test } from 'vitest';
import { plantPayouts } from './campaign.ts';
import { settlementPlantings } from './plants.ts';

/* A slice of `pnpm --filter bench settlement`: one of every kind. */
test('every difference planted into payouts is found, none before its clock, and none is invented', async () => {
  const outcome = await plantPayouts(settlementPlantings.length, 1);
  expect(outcome).toMatchObject({
    missed: [],
    invented: [],
    broken: [],
    planted: settlementPlantings.length,
  });
  expect(outcome.kinds).toBeGreaterThanOrEqual(10);
});
