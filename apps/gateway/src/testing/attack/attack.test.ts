import { everyThirdDay } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { attack } from './campaign.ts';

/* another part of the operations every time (decision 0121) */
const times = 24;
const { day: time } = everyThirdDay;

/* the server runs all tests of the gateway (decision 0263) */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  `two hundred and forty requests of the standing attacker show, run, write down and break nothing, seed ${time}`,
  async () => {
    const { breaches, kinds } = await attack({
      count: 240,
      seed: time,
      isWanted: (place) => place % times === time % times,
      papers: 4,
    });
    expect(breaches).toEqual([]);
    expect(Object.keys(kinds)).toHaveLength(6);
  },
);
