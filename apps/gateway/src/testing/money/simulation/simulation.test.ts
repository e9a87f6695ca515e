import { rotation } from '@sigorta/tooling/test/rotation';
import { expect } from 'vitest';
import { storyOfServer } from '../story.ts';
import { shortest, simulate } from './run.ts';

/* other ones each day; `pnpm --filter bench money-simulation` plays as many as wanted */
const each = 20;
const days = 60;

storyOfServer('random purchases with faults in pairs', async () => {
  const seed = 1 + each * (rotation % days);
  const { found, purchases, ledger } = await simulate({ purchases: each, seed, atOnce: 12 });
  expect(shortest(found)).toEqual([]);
  expect(ledger).toEqual([]);
  /* a machine that is busy elsewhere may let a quote's time run out */
  expect(purchases).toBeGreaterThan(each / 2);
});
