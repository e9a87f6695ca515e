import type { Buyer } from '../../apps/gateway/src/testing/buyer.ts';
import { cheapest, type Market, paymentOf, waitFor } from '../../apps/gateway/src/testing/purchase/market.ts';

export interface Bought {
  buyer: Buyer;
  purchaseId: string;
  state: string;
  /** from the press on pay */
  ms: number;
}

/** Buys a policy. @param until it is issued, or its mail went as well */
export async function buy(market: Market, until: 'issued' | 'mailed' = 'mailed'): Promise<Bought> {
  const buyer = market.buyer();
  const payment = paymentOf(market, await cheapest(market, buyer, 'domestic-travel'));
  const begun = performance.now();
  const { body } = await buyer.post('purchases/start', payment);
  const { state } = await waitFor(
    buyer,
    body.purchaseId,
    (now) => now.state === 'issued' && (until === 'issued' || now.mail === 'sent'),
  );
  return { buyer, purchaseId: body.purchaseId, state, ms: performance.now() - begun };
}

/** Opens the policy of a purchase as its buyer does. */
export async function download(bought: Bought | undefined) {
  if (!bought) throw new Error('nothing was bought');
  const { buyer, purchaseId } = bought;
  const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' });
  const begun = performance.now();
  const answer = await buyer.fetch(body.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
  return { status: answer.status, isPdf, ms: performance.now() - begun };
}

/** Does something so many times, some at once. */
export async function atOnce<T>(
  places: number,
  times: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const place = async () => {
    for (let at = next++; at < times; at = next++) done[at] = await work(at);
  };
  await Promise.all(Array.from({ length: places }, place));
  return done;
}
