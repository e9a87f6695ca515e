import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer } from '../buyer.ts';
import { bought, cancel, settled } from '../cancellation/bought.ts';
import { askOffers, atTheBank, cheapest, type Market, paymentOf, waitFor } from '../purchase/market.ts';
import { freePayment, paymentOf as generalPayment, waitForPayment } from '../requests/payments.ts';
import { agree } from '../second-person.ts';
import { transferOf } from '../transfers/transfer-of.ts';

/** What a buyer does once, for real; its rows are what is copied. */
export interface Story {
  name: string;
  /** of 10,000 orders as many are of this kind; what is no order counts beside them */
  share: number;
  /** the state that its order ends in; none when nothing was ordered */
  ends?: string;
  tell: (market: Market, staff: readonly [Buyer, Buyer]) => Promise<unknown>;
}

const begin = async (market: Market, product: string, number?: string) => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  const { body } = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, {}, number === undefined ? {} : { number }),
  );
  return { buyer, offer, body };
};

const delivered = (product: string) => async (market: Market) => {
  const { buyer, body } = await begin(market, product);
  if (body.next?.kind === 'bank') await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
};

const withFault = async (market: Market, fault: string, tell: () => Promise<unknown>): Promise<void> => {
  await market.control('insurers/all', { fault });
  await tell();
  await market.control('insurers/all', { fault: 'none' });
};

const declinedCard = '4111111111111129';
const notRefundableCard = '5406670000000009';

const byTransfer = async (market: Market, [finance, second]: readonly [Buyer, Buyer]) => {
  const buyer = market.buyer();
  for (const offer of await askOffers(market, buyer, 'domestic-travel')) {
    const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
    if (body.code === 'transfer-not-offered') continue;
    const transfer = await market.context.db
      .selectFrom('transfer')
      .select(['id', 'amount'])
      .where('order_id', '=', body.purchaseId)
      .executeTakeFirstOrThrow();
    await finance.post('panel/transfers/enter', {
      id: transfer.id,
      amount: { minor: transfer.amount, currency: 'TRY' },
      arrivedOn: todayInIstanbul(market.context.clock()),
      note: 'ekstre',
    });
    await agree(second, body.purchaseId);
    return waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  }
  throw new Error('no offer waits for a transfer');
};

const general = async (market: Market) => {
  const buyer = market.buyer();
  const { body } = await buyer.post('payments/start', generalPayment(freePayment()));
  await atTheBank(market, body.paymentId);
  await waitForPayment(buyer, body.paymentId, 'paid');
};

/** Until the bank's page is given up. */
const leftAtTheBank = async (market: Market) => {
  const { body } = await begin(market, 'foreign-travel');
  const { db } = market.context;
  for (;;) {
    const { state } = await db
      .selectFrom('attempt')
      .select('state')
      .where('order_id', '=', body.purchaseId)
      .executeTakeFirstOrThrow();
    if (state === 'EXPIRED') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const application = (more: object) => async (market: Market) => {
  const { status, body } = await market.buyer().post('vue/basvuru-yap', {
    adSoyad: 'Defne Aydın',
    telefon: '0532 123 45 67',
    dil: 'tr',
    urun: 'kasko',
    ...more,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
};

const refused = async (market: Market, number?: string) => {
  await withFault(market, 'issue-refused', async () => {
    const { buyer, body } = await begin(market, 'domestic-travel', number);
    if (body.next?.kind === 'bank') await atTheBank(market, body.purchaseId);
    const ends = ['refunded', 'manual', 'refund-by-hand'];
    await waitFor(buyer, body.purchaseId, ({ state }) => ends.includes(state));
  });
};

/** Realistic shares: most who reach the payment page buy, one in ten leaves it, few policies end early. */
export const stories: readonly Story[] = [
  ...(['domestic-travel', 'foreign-travel', 'dask'] as const).map((product, place) => ({
    name: `delivered ${product}`,
    share: [3200, 2400, 1600][place] ?? 0,
    ends: 'DELIVERED',
    tell: delivered(product),
  })),
  {
    name: 'declined card',
    share: 1400,
    ends: 'CONSENTED',
    tell: (market) => begin(market, 'domestic-travel', declinedCard),
  },
  { name: 'left at the bank', share: 500, ends: 'CONSENTED', tell: leftAtTheBank },
  {
    name: 'cancelled',
    share: 400,
    ends: 'REFUNDED',
    tell: async (market) => {
      const one = await bought(market);
      await cancel(one);
      await settled(one, 'refunded');
    },
  },
  { name: 'no policy, money back', share: 95, ends: 'REFUNDED', tell: (market) => refused(market) },
  {
    name: 'no policy, with a person',
    share: 1,
    ends: 'MANUAL',
    tell: (market) => refused(market, notRefundableCard),
  },
  { name: 'by transfer', share: 204, ends: 'DELIVERED', tell: byTransfer },
  { name: 'general payment', share: 200, ends: 'DELIVERED', tell: general },
  {
    name: 'looked, foreign travel',
    share: 12_000,
    tell: (market) => askOffers(market, market.buyer(), 'foreign-travel'),
  },
  { name: 'looked, pet', share: 8_000, tell: (market) => askOffers(market, market.buyer(), 'pet') },
  { name: 'call me back', share: 1_000, tell: application({}) },
  {
    name: 'a message',
    share: 500,
    tell: application({ eposta: 'defne@ornek.example', mesaj: 'Kasko için teklif rica ediyorum.' }),
  },
];
