import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { type Bought, bought, cancel, settled } from './cancellation/bought.ts';
import { insertTerms } from './commission-terms.ts';
import { askOffers, atTheBank, cheapest, type Market, paymentOf, waitFor } from './purchase/market.ts';
import { agree } from './second-person.ts';
import { signInAsStaff } from './staff.ts';
import { transferOf } from './transfers/transfer-of.ts';

/** Purchases of which money did everything it does. */
export interface FullShop {
  /** a policy in force */
  stands: Bought;
  /** one whose premium is in euro */
  foreign: Bought;
  /** one that ended, of which the insurer keeps a part */
  over: Bought;
  /** one was bought with it, and it came a second time */
  transferId: string;
}

/** A policy that was bought by a transfer which came twice: once as awaited, once more. */
async function byTransfer(market: Market): Promise<string> {
  const [staff, second] = [market.buyer(), market.buyer()];
  await signInAsStaff(market.context, staff, 'finance');
  await signInAsStaff(market.context, second, 'finance');
  const buyer = market.buyer();
  const offers = await askOffers(market, buyer, 'domestic-travel');
  const held = await Promise.all(offers.map(async ({ id }) => (await buyer.get(`offers/${id}`)).body));
  const offer = offers.find((_, place) => held[place].transferUntil !== null);
  if (!offer) throw new Error('no offer is held long enough');
  const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
  const transfer = await market.context.db
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', body.purchaseId)
    .executeTakeFirstOrThrow();
  const arrivedOn = todayInIstanbul(new Date());
  for (let time = 0; time < 2; time += 1) {
    await staff.post('panel/transfers/enter', {
      id: transfer.id,
      amount: { minor: transfer.amount, currency: 'TRY' },
      arrivedOn,
      note: 'ekstre',
    });
    await agree(second, body.purchaseId);
  }
  await waitFor(buyer, body.purchaseId, 'issued');
  return transfer.id;
}

/** A policy whose premium is in another currency. */
export async function inEuro(market: Market): Promise<Bought> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  if (offer.currencyPrice.currency === 'TRY') throw new Error('a premium in lira');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, 'issued');
  return { buyer, purchaseId: body.purchaseId, offer };
}

export async function fullShop(market: Market): Promise<FullShop> {
  await insertTerms(market.context.db);
  const stands = await bought(market);
  const foreign = await inEuro(market);
  const over = await bought(market);
  await market.control(`insurers/${over.offer.insurer.id}`, { fault: 'cancel-less' });
  await cancel(over);
  await settled(over, 'refunded');
  await market.control('insurers/all', { fault: 'issue-refused' });
  const refused = market.buyer();
  const offer = await cheapest(market, refused, 'domestic-travel');
  const { body } = await refused.post('purchases/start', paymentOf(market, offer));
  await waitFor(refused, body.purchaseId, 'refunded');
  await market.control('insurers/all', { fault: 'none' });
  return { stands, foreign, over, transferId: await byTransfer(market) };
}
