import { inTurn } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { forgedReturns } from './campaign.ts';
import { connectorsUnderAttack } from './targets.ts';

/* one connector a day; all of them, and thousands of forgeries, are `pnpm --filter bench forged-returns` and `gateway-in-turn` */
test.concurrent.each(inTurn(0, connectorsUnderAttack))(
  'forged returns, notices and answers of %s change no book and no page, and everybody can still pay, once',
  async (connector) => {
    const { sent, answers, broken } = await forgedReturns(connector, { count: 120, seed: 1, each: 1 });
    expect([sent, answers]).toEqual([114, 6]);
    expect(broken).toEqual([]);
  },
);
