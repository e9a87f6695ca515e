import { expect } from 'vitest';
import { storyOfServer } from '../story.ts';
import { shortest, simulate } from './run.ts';

storyOfServer('random purchases with faults in pairs', async () => {
  const { found, purchases, ledger } = await simulate({ purchases: 60, seed: 1, atOnce: 10 });
  expect(shortest(found)).toEqual([]);
  expect(ledger).toEqual([]);
  /* a machine that is busy elsewhere may let a quote's time run out */
  expect(purchases).toBeGreaterThan(30);
});
