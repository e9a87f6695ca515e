import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { Buyer, Reply } from '../buyer.ts';
import { atTheBank, paymentOf } from '../purchase/market.ts';
import { cards } from '../purchase/outside.ts';
import type { WalkWorld } from './world.ts';

/** What one tab of the buyer shows: an offer, and the total that its button names. */
export interface Shown {
  offer: Offer;
  /** of the quote as this tab was told it */
  completion: number | undefined;
  coupon: string | null;
  count: number;
  total: Money;
}

/** What a press on the button came to: the purchase whose money was taken, or the code of the refusal. */
export type Paid = { purchaseId: string } | { refused: string };

const prefix = cards.success.slice(0, 8);

/** The page of an offer drawn anew, as after a reload; null when it says that the offer is over. */
export async function load(buyer: Buyer, offerId: string): Promise<Shown | null> {
  const { body } = await buyer.get(`offers/${offerId}`);
  if (body.expired || body.purchaseId) return null;
  const { offer, quote } = body;
  return { offer, completion: quote.completion, coupon: null, count: 1, total: offer.price };
}

/** A coupon typed on the page: its answer is what the page shows from then on; null when it was not taken. */
export async function withCoupon(buyer: Buyer, shown: Shown, code: string): Promise<Shown | null> {
  const { body } = await buyer.post('coupons/check', { offerId: shown.offer.id, code });
  return body.code === code ? { ...shown, coupon: code, count: 1, total: body.price } : null;
}

/** The table of installments read and one line of it chosen; null when it was not shown. */
export async function withInstallments(buyer: Buyer, shown: Shown, at: number): Promise<Shown | null> {
  const { body } = await buyer.post('installments', {
    offerId: shown.offer.id,
    cardPrefix: prefix,
    ...(shown.coupon && { coupon: shown.coupon }),
  });
  const option = body.options?.[at % body.options.length];
  return option ? { ...shown, count: option.count, total: option.total } : null;
}

/** Presses the button: the call names what the tab shows, and the buyer says yes at the bank. */
export async function pay({ market, charge }: WalkWorld, buyer: Buyer, shown: Shown): Promise<Paid> {
  const request = paymentOf(market, shown.offer, {
    acceptedTotal: shown.total,
    installmentCount: shown.count,
    ...(shown.coupon && { coupon: shown.coupon }),
    ...(shown.completion !== undefined && { completion: shown.completion }),
  });
  const { body }: Reply = await buyer.post('purchases/start', request);
  if (!body.purchaseId) return { refused: body.code };
  if (body.next.kind === 'bank') {
    await atTheBank(market, body.purchaseId);
    await charge();
  }
  return { purchaseId: body.purchaseId };
}
