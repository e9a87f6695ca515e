import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import type { Offer } from '@sigorta/contracts/offer';
import type { Buyer } from '../buyer.ts';
import { nextLook } from '../next-look.ts';
import { cheapest, type Market, paymentOf, waitFor } from '../purchase/market.ts';

export interface Bought {
  buyer: Buyer;
  purchaseId: string;
  offer: Offer;
}

/** A buyer with an issued policy that was delivered. */
export async function bought(market: Market, product = 'domestic-travel', offer?: Offer): Promise<Bought> {
  const buyer = market.buyer();
  const chosen = offer ?? (await cheapest(market, buyer, product));
  return pay(market, buyer, chosen);
}

export async function pay(market: Market, buyer: Buyer, offer: Offer): Promise<Bought> {
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return { buyer, purchaseId: body.purchaseId, offer };
}

export const look = async ({ buyer, purchaseId }: Bought): Promise<CancellablePolicy> =>
  (await buyer.get(`cancellations/${purchaseId}`)).body;

/** Says yes to what is shown. */
export async function cancel(one: Bought, more: object = {}) {
  const { estimate } = await look(one);
  return one.buyer.post(`cancellations/${one.purchaseId}/request`, {
    acceptedRefund: estimate.refund,
    ...more,
  });
}

/** Polls until the notice is where it is wanted. */
export async function settled(one: Bought, wanted: string): Promise<CancellablePolicy> {
  const since = Date.now();
  for (;;) {
    const seen = await look(one);
    if (seen.cancellation?.state === wanted) return seen;
    if (Date.now() > since + 15_000) throw new Error(`still ${JSON.stringify(seen.cancellation)}`);
    await nextLook(since);
  }
}
