import { expect, test } from 'vitest';
import { attemptOf, cheapest, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { givenUpSoon } from '../../testing/purchase/outside.ts';

/* a gateway knows the database's clock by a question that took its time: what it thinks is due is not yet by the clock of the lock */
test.each([70, 300])(
  'a gateway %i ms ahead of its database ends what was left at the bank',
  async (aheadMs) => {
    const clock = Object.assign(() => new Date(Date.now() + aheadMs), { isOfDatabase: true as const });
    const market = await openMarket({ ...givenUpSoon, challengeMs: 400 }, {}, undefined, { clock });
    try {
      const buyer = market.buyer();
      const offer = await cheapest(market, buyer);
      const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
      expect(await waitFor(buyer, purchaseId, 'expired')).toMatchObject({
        error: 'bank-not-approved',
        charged: null,
      });
      expect(await attemptOf(market, purchaseId)).toMatchObject({ state: 'EXPIRED' });
    } finally {
      await market.close();
    }
  },
);
