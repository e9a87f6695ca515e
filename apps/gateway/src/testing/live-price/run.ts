import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { livePrice } from '@sigorta/contracts/operations/live-price';
import type { Application } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import { asksPriceFirst, priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { drawn } from '@sigorta/product-kit/testing/vary-answers';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer } from '../buyer.ts';
import { allKnown } from '../known-product.ts';
import { type Market, openMarket } from '../purchase/market.ts';

type Told = AnswerOf<typeof livePrice>;

interface Difference {
  product: string;
  application: object;
  what: string;
}

export interface Points {
  points: number;
  /** points that at least one insurer has a price for */
  priced: number;
  byProduct: ReadonlyMap<string, number>;
  differences: Difference[];
}

export interface Run {
  points: number;
  seed: number;
  report?: (done: Points) => void;
}

/** The products that show a price before they ask whom they insure, with a drawing of answers for the price. */
export async function pricedFirst(now: Date) {
  const context = { today: todayInIstanbul(now), isListed };
  const found = (await allKnown()).filter(({ product }) => asksPriceFirst(product));
  return Promise.all(
    found.map(async ({ product, samples }) => {
      const sample = priceAnswersOf(product, (await samples()).valid(context));
      const part = pricePartOf(product);
      return { product, draw: (random: () => number): Application => drawn(part, sample, context, random) };
    }),
  );
}

const questionOf = (product: Product, application: Application) => ({
  product: product.id,
  application: toWire(pricePartOf(product), application),
});

export const liveOf = async (buyer: Buyer, product: Product, application: Application): Promise<Told> => {
  const { status, body } = await buyer.post('prices/live', questionOf(product, application));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const offersOf = async (buyer: Buyer, product: Product, application: Application): Promise<Offer[]> => {
  const request = { ...questionOf(product, application), language: 'tr', phase: 'price', consents: [] };
  const offers: Offer[] = [];
  for await (const line of buyer.lines('quotes/create', 'POST', request)) {
    if (line.success === false) throw new Error(JSON.stringify(line));
    if (line.type === 'offer') offers.push(line.offer);
  }
  return offers;
};

/** Insurers and their prices as one text, the lowest first. */
const words = (prices: readonly Pick<Offer, 'insurer' | 'price' | 'currencyPrice'>[]): string =>
  prices
    .map(({ insurer, price, currencyPrice }) => `${price.minor} ${insurer.id} ${currencyPrice.minor}`)
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b))
    .join(', ');

const compared = async (market: Market, product: Product, application: Application) => {
  const buyer = market.buyer();
  const told = await liveOf(buyer, product, application);
  const offers = await offersOf(buyer, product, application);
  const lowest = Math.min(...offers.map(({ price }) => price.minor));
  const said = told.prices[0]?.price.minor ?? Number.POSITIVE_INFINITY;
  const isSame = said === lowest && words(told.prices) === words(offers);
  return {
    isPriced: offers.length > 0,
    what: isSame ? null : `live ${words(told.prices)}; offers ${words(offers)}`,
  };
};

/** At drawn points of the products that price first: the live price against the offers for the same answers. */
export async function comparePoints({ points, seed, report }: Run): Promise<Points> {
  const market = await openMarket();
  try {
    const products = await pricedFirst(market.context.clock());
    const random = randomFrom(seed);
    const byProduct = new Map<string, number>();
    const done = { points: 0, priced: 0, byProduct, differences: [] as Difference[] };
    while (done.points < points) {
      const one = products[done.points % products.length];
      if (!one) throw new Error('no product prices first');
      const { product, draw } = one;
      const application = draw(random);
      const { isPriced, what } = await compared(market, product, application);
      done.points += 1;
      if (isPriced) done.priced += 1;
      byProduct.set(product.id, (byProduct.get(product.id) ?? 0) + 1);
      if (what !== null) done.differences.push({ product: product.id, application, what });
      if (done.points % 500 === 0) report?.(done);
    }
    return done;
  } finally {
    await market.close();
  }
}
