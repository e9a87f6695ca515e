import type { Offer } from '@sigorta/contracts/offer';
import type { Application } from '@sigorta/product-kit/field';
import type { Buyer } from '../buyer.ts';
import { signInAsStaff } from '../staff.ts';
import { askOffers, openMarket, paymentOf, waitFor } from './market.ts';

/** Names on the card, and what else of a payment is replaced. */
type Card = Record<string, unknown>;

/** A market whose clock a test turns on, with the owner of its panel. What is bought in it is a journey within the country. */
export const openShop = async () => {
  const begun = Date.now();
  let later = 0;
  const market = await openMarket({}, {}, undefined, { clock: () => new Date(begun + later) });
  const owner = market.buyer();
  /** hours may have gone by */
  const signIn = () => signInAsStaff(market.context, owner, 'owner');
  await signIn();

  const ask = async (
    change: (form: Application) => Application,
    buyer = market.buyer(),
  ): Promise<{ buyer: Buyer; offer: Offer }> => {
    const [offer] = await askOffers(market, buyer, 'domestic-travel', change);
    if (!offer) throw new Error('nobody offers it');
    return { buyer, offer };
  };
  const idsOf = (rows: { orderId?: string; purchaseId?: string; id?: string }[]): string[] =>
    rows.map((row) => row.orderId ?? row.purchaseId ?? row.id ?? '').toSorted();
  return {
    market,
    context: market.context,
    owner,
    signIn,
    ask,
    idsOf,
    wait: (ms: number): void => {
      later += ms;
    },
    /** One that was begun with a card that is declined. */
    startInVain: async (change: (form: Application) => Application, card: Card = {}): Promise<string> => {
      const { buyer, offer } = await ask(change);
      const declined = paymentOf(market, offer, {}, { ...card, number: '4111111111111129' });
      const { body } = await buyer.post('purchases/start', declined);
      if (body.success !== false) throw new Error('the card was not declined');
      const { id } = await market.context.db
        .selectFrom('purchase_order')
        .select('id')
        .where('offer_id', '=', offer.id)
        .executeTakeFirstOrThrow();
      return id;
    },
    buy: async (
      change: (form: Application) => Application,
      card: Card = {},
    ): Promise<{ buyer: Buyer; id: string }> => {
      const { buyer, offer } = await ask(change);
      const { body } = await buyer.post('purchases/start', paymentOf(market, offer, {}, card));
      await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
      return { buyer, id: body.purchaseId };
    },
    /** Purchases that a list of the panel finds. */
    found: async (search: string, list = 'payments'): Promise<string[]> =>
      idsOf((await owner.post(`panel/${list}`, { search })).body.rows),
    close: () => market.close(),
  };
};
export type Shop = Awaited<ReturnType<typeof openShop>>;
