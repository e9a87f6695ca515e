import type { Offer } from '@sigorta/contracts/offer';
import { type Market, paymentOf } from '../purchase/market.ts';

/** What the payment page sends for a transfer; `more` replaces parts of it. */
export function transferOf(market: Market, offer: Offer, more: object = {}) {
  const { card, installmentCount: _, ...rest } = paymentOf(market, offer);
  return { ...rest, buyer: { firstName: card.firstName, lastName: card.lastName }, ...more };
}

/** Kinds of the mails about a transfer, newest first: `transfer-waiting` … */
export async function mailsAbout(market: Market, transferId: string): Promise<string[]> {
  const { mails } = await market.look('mails');
  const mine = mails.filter((mail: { messageId: string }) => mail.messageId.includes(transferId));
  return mine.map((mail: { messageId: string }) => mail.messageId.split('.')[0]?.slice(1));
}
