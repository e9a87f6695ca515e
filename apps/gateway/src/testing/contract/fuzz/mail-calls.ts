import { addressMark } from '../../../buyers/letters/own-address.ts';
import type { Bought } from '../../cancellation/bought.ts';
import { logIn } from '../../log-in.ts';
import { billingOfOrder } from '../../purchase/billing-of-order.ts';
import type { FuzzedShop } from './shop.ts';

type Buy = (shop: FuzzedShop, phone?: string) => Promise<Bought>;

/** The buyer proved the phone and corrects the address. */
export async function correctingEmail(shop: FuzzedShop, turn: number, buy: Buy) {
  const phone = shop.newPhone();
  const { purchaseId } = await buy(shop, phone);
  const browser = await logIn(shop.market, phone);
  return { browser, request: { purchaseId, email: `yeni${turn}@ornek.com` } };
}

/** The buyer comes from the link of the mail. */
export async function comingFromMail(shop: FuzzedShop, buy: Buy) {
  const { buyer: browser, purchaseId } = await buy(shop);
  const { email } = await billingOfOrder(shop.market.context, purchaseId);
  const mark = addressMark(shop.market.context, purchaseId, email);
  return { browser, request: { purchaseId, mark } };
}
