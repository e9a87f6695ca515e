import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { Buyer, Reply } from '../buyer.ts';
import { visitBank } from '../purchase/bank-visit.ts';
import { atTheBank, attemptOf, paymentOf } from '../purchase/market.ts';
import { billing } from '../purchase/outside.ts';
import { transferOf } from '../transfers/transfer-of.ts';
import { type HeldCard, heldCards } from './installment-terms.ts';
import type { WalkWorld } from './world.ts';

/** What one tab of the buyer shows: an offer, and the total that its button names. */
export interface Shown {
  offer: Offer;
  /** of the quote as this tab was told it */
  completion: number | undefined;
  coupon: string | null;
  /** in one payment, less the coupon */
  single: Money;
  /** whose table stands on the page */
  card: HeldCard;
  count: number;
  total: Money;
}

/** What a press on the button came to: the purchase whose money was taken, or the code of the refusal. */
export type Paid = { purchaseId: string; attemptId: string } | { refused: string };

/** The page of an offer drawn anew, as after a reload; null when it says that the offer is over. */
export async function load(buyer: Buyer, offerId: string): Promise<Shown | null> {
  const { body } = await buyer.get(`offers/${offerId}`);
  if (body.expired || body.purchaseId) return null;
  const { offer, quote } = body;
  const { completion } = quote;
  const { price } = offer;
  return { offer, completion, coupon: null, single: price, card: heldCards[0], count: 1, total: price };
}

/** A coupon typed on the page: its answer is what the page shows from then on; null when it was not taken. */
export async function withCoupon(buyer: Buyer, shown: Shown, code: string): Promise<Shown | null> {
  const { body } = await buyer.post('coupons/check', { offerId: shown.offer.id, code });
  const { price } = body;
  return body.code === code ? { ...shown, coupon: code, single: price, count: 1, total: price } : null;
}

/** The table of installments of a card; null when none was shown. */
export async function tableOf(
  buyer: Buyer,
  shown: Shown,
  card: HeldCard,
): Promise<{ count: number; total: Money }[] | null> {
  const { body } = await buyer.post('installments', {
    offerId: shown.offer.id,
    cardPrefix: card.number.slice(0, 8),
    ...(shown.coupon && { coupon: shown.coupon }),
  });
  return body.options ?? null;
}

/** What of the tab every payment names, and the address that letters go to. */
const named = ({ total, coupon, completion }: Shown, email: string) => ({
  acceptedTotal: total,
  ...(coupon && { coupon }),
  ...(completion !== undefined && { completion }),
  billing: { ...billing, email },
});

/** The buyer says yes at the bank, and the shop charges. */
async function sayYes({ market, charge }: WalkWorld, purchaseId: string, page: string): Promise<void> {
  /* NestPay knows of nothing before the browser was there */
  if ((await attemptOf(market, purchaseId)).psp === 'nestpay') await visitBank(page);
  await atTheBank(market, purchaseId);
  await charge();
}

/** Presses the button: the call names what the tab shows, and the buyer says yes at the bank. */
export async function pay(world: WalkWorld, buyer: Buyer, shown: Shown, email: string): Promise<Paid> {
  const { market } = world;
  const told = { ...named(shown, email), installmentCount: shown.count };
  const request = paymentOf(market, shown.offer, told, { number: shown.card.number });
  const { body }: Reply = await buyer.post('purchases/start', request);
  if (!body.purchaseId) return { refused: body.code };
  if (body.next.kind === 'bank') await sayYes(world, body.purchaseId, body.next.url);
  return { purchaseId: body.purchaseId, attemptId: (await attemptOf(market, body.purchaseId)).id };
}

/** Asks for the account to transfer to. @returns the purchase, or the code of the refusal */
export async function askAccount(
  { market }: WalkWorld,
  buyer: Buyer,
  shown: Shown,
  email: string,
): Promise<{ purchaseId: string } | { refused: string }> {
  const request = transferOf(market, shown.offer, named(shown, email));
  const { body } = await buyer.post('purchases/transfer', request);
  return body.purchaseId ? { purchaseId: body.purchaseId } : { refused: body.code };
}
