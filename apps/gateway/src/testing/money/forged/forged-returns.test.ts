import { expect, test } from 'vitest';
import { forgedReturns } from './campaign.ts';
import { connectorsUnderAttack } from './targets.ts';

/* each in a market of its own: they wait beside each other */
test.concurrent.each(connectorsUnderAttack)(
  'forged returns, notices and answers of %s change no book and no page, and everybody can still pay, once',
  async (connector) => {
    const { sent, answers, broken } = await forgedReturns(connector, { count: 120, seed: 1, each: 1 });
    expect([sent, answers]).toEqual([114, 6]);
    expect(broken).toEqual([]);
  },
);
