import { expect, test } from 'vitest';
import { lookUntil } from '../next-look.ts';
import { atTheBank, cheapest, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { givenUpSoon } from '../purchase/outside.ts';

/* What ends or is held by a limit of the gateway's own, each in a market with another one. */

test.concurrent('the bank never sends the buyer back: the attempt ends by itself, nothing charged', async () => {
  const short = await openMarket({ ...givenUpSoon, challengeMs: 400 });
  try {
    const buyer = short.buyer();
    const offer = await cheapest(short, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(short, offer));
    expect(await waitFor(buyer, body.purchaseId, 'expired')).toMatchObject({
      error: 'bank-not-approved',
      charged: null,
    });
    expect((await short.look(`charges?basketId=${body.purchaseId}`)).net).toEqual([]);
  } finally {
    await short.close();
  }
});

test.concurrent('beyond the hourly limit a refund waits for two persons, and its buyer is told that it is on its way', async () => {
  const careful = await openMarket({ ...givenUpSoon, refundsPerHour: 0 });
  try {
    const buyer = careful.buyer();
    const offer = await cheapest(careful, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(careful, offer));
    await careful.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await atTheBank(careful, body.purchaseId);
    await waitFor(buyer, body.purchaseId, 'refund-due');
    const held = careful.context.db.selectFrom('refund').select(['phase', 'held']);
    await lookUntil(
      () => held.execute(),
      ([one]) => one?.phase === 'held',
    );
    expect(await held.execute()).toEqual([{ phase: 'held', held: 'ceiling' }]);
    expect((await careful.look(`charges?basketId=${body.purchaseId}`)).net).toMatchObject([
      { net: offer.price.minor },
    ]);
  } finally {
    await careful.close();
  }
});
