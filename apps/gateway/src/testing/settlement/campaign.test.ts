import { expect, test } from 'vitest';
import { allPlantings, plantPayouts } from './campaign.ts';

/* A slice of `pnpm --filter bench settlement`: one of every kind. */
test('every difference planted into payouts and payments is found, none before its clock, and none is invented', async () => {
  const outcome = await plantPayouts(allPlantings.length, 1);
  expect(outcome).toMatchObject({
    missed: [],
    invented: [],
    broken: [],
    planted: allPlantings.length,
  });
  expect(outcome.kinds).toBeGreaterThanOrEqual(17);
});
