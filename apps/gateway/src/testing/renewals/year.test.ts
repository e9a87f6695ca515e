import { expect, test } from 'vitest';
import { liveAYear } from './year.ts';

/* thousands are `pnpm --filter bench renewals`; the embedded database is in one process and knows no second worker */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'twelve policies through a year: each reminder once, whatever is killed, and nobody is charged',
  async () => {
    const seed = Date.now() % 1_000_000;
    const end = await liveAYear({ seed, policies: 12, kills: 2, server: process.env.TEST_DATABASE_URL });
    expect({ seed, faults: end.faults, calls: end.otherCalls, attempts: end.attempts }).toEqual({
      seed,
      faults: [],
      calls: [],
      attempts: 0,
    });
    expect(end.expected).toBeGreaterThan(4);
  },
);
