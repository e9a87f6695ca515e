import { expect } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { cheapest, type Market, paymentOf } from '../purchase/market.ts';

export interface BoughtAway {
  buyer: Buyer;
  purchaseId: string;
  policyNo: string;
}

/** A buyer who pays and closes the page: nobody looks while the policy is made. */
export async function boughtAway(market: Market, email: string): Promise<BoughtAway> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const wanted = paymentOf(market, offer);
  const { body } = await buyer.post('purchases/start', { ...wanted, billing: { ...wanted.billing, email } });
  const papers = () =>
    market.context.db.selectFrom('document').select('id').where('order_id', '=', body.purchaseId).execute();
  await expect.poll(async () => (await papers()).length, { timeout: 15_000 }).toBe(2);
  const { policy_no } = await market.context.db
    .selectFrom('policy')
    .select('policy_no')
    .where('order_id', '=', body.purchaseId)
    .executeTakeFirstOrThrow();
  return { buyer, purchaseId: body.purchaseId, policyNo: policy_no ?? '' };
}

/** Mails and short messages of a purchase as they stand, the oldest first. */
export const deliveriesOfPurchase = ({ context }: Market, purchaseId: string) =>
  context.db
    .selectFrom('delivery')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .orderBy('created_at')
    .execute();
