import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ leaseMs: 60_000 });
});
afterAll(() => market.close());

test('a mail server that takes calls and never answers holds up no payment and no policy', async () => {
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  market.context.mailer = { send: () => hanging };
  try {
    const buyer = market.buyer();
    // More mails than the lane of mails has places.
    for (let purchase = 0; purchase < 6; purchase += 1) {
      const [offer] = await askOffers(market, buyer, 'domestic-travel');
      if (!offer) throw new Error('nobody offers');
      const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
      const isReady = ({ state, documents }: { state: string; documents: { state: string }[] }) =>
        state === 'issued' && documents.every((one) => one.state === 'ready');
      expect(await waitFor(buyer, body.purchaseId, isReady)).toMatchObject({ mail: 'waiting' });
    }
  } finally {
    letGo();
  }
});
