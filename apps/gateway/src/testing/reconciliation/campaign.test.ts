import { expect, test } from 'vitest';
import { plantAndFind } from './campaign.ts';
import { plantings } from './plants.ts';

/* A slice of `pnpm --filter bench reconciliation`: one of every kind. */
test('every planted difference is found, and none where the books agree', async () => {
  const outcome = await plantAndFind(plantings.length, 1);
  expect(outcome).toMatchObject({ missed: [], invented: [], planted: plantings.length });
  expect(outcome.kinds).toBeGreaterThanOrEqual(10);
});
