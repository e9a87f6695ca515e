import { inTurn, rotation } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { forgedReturns } from './campaign.ts';
import { connectorsUnderAttack } from './targets.ts';

/* one connector a day, with other forgeries each time; all of them, and thousands of forgeries, are `pnpm --filter bench forged-returns` and `gateway-in-turn` */
test.concurrent.each(inTurn(0, connectorsUnderAttack))(
  'forged returns, notices and answers of %s change no book and no page, and everybody can still pay, once',
  async (connector) => {
    const { sent, answers, broken } = await forgedReturns(connector, { count: 60, seed: rotation, each: 1 });
    expect([sent, answers]).toEqual([57, 3]);
    expect(broken).toEqual([]);
  },
);
