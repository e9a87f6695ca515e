import {
  atTheBank,
  cheapest,
  type Market,
  paymentOf,
  waitFor,
} from '../../../apps/gateway/src/testing/purchase/market.ts';
import { cards } from '../../../apps/gateway/src/testing/purchase/outside.ts';
import type { People } from '../picture-people.ts';
import { until } from './until.ts';

const reason = 'Müşteri aynı poliçeyi iki kez satın almış, ikincisi geri ödenecek.';

/** Purchases with money in every place it can be in. */
export async function addPayments(market: Market, { owner, colleague, finance }: People) {
  const buy = async (product = 'domestic-travel') => {
    const { buyer, id } = await begin(market, product);
    await waitFor(buyer, id, ({ state, mail }) => state === 'issued' && mail === 'sent');
    return id;
  };
  const ask = async (who: typeof owner, orderId: string, amountMinor: number) => {
    const { status, body } = await who.post('panel/refunds/ask', { orderId, amountMinor, reason });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return (await who.get(`panel/payments/${orderId}`)).body.proposals[0].id as string;
  };
  const decide = (id: string, approve: boolean) =>
    finance.post('panel/proposals/decide', { id, approve, note: 'Dekont ve poliçe karşılaştırıldı.' });

  const delivered = await buy();
  const asked = await buy('foreign-travel');
  await ask(colleague, asked, 12_000);
  const ownAsk = await buy();
  await ask(owner, ownAsk, 9_000);
  const partly = await buy('foreign-travel');
  await decide(await ask(colleague, partly, 15_000), true);
  await until('the refund', async () => {
    const { refunds } = (await owner.get(`panel/payments/${partly}`)).body;
    return refunds[0]?.state === 'DONE';
  });
  await decide(await ask(colleague, partly, 8_000), false);
  return { delivered, asked, ownAsk, partly, ...(await addFailures(market)) };
}

/** Pays, at the bank where it asks for that. */
async function begin(market: Market, product: string, number: string = cards.success, isRefused = false) {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  if (isRefused) await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, {}, { number }));
  if (body.next.kind === 'bank') await atTheBank(market, body.purchaseId);
  return { buyer, id: body.purchaseId as string };
}

/** Cards that were refused, and money that has to go back. */
async function addFailures(market: Market) {
  const poor = await begin(market, 'foreign-travel', '4111111111111129');
  const back = await begin(market, 'foreign-travel', cards.success, true);
  await waitFor(back.buyer, back.id, 'refunded');
  const byHand = await begin(market, 'foreign-travel', cards.notRefundable, true);
  await waitFor(byHand.buyer, byHand.id, ({ state }) => state === 'manual' || state === 'refund-by-hand');
  await market.control('reset', { faultsOnly: true });
  return { declined: poor.id, refunded: back.id, byHand: byHand.id };
}
