import type { Offer } from '@sigorta/contracts/offer';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer, Reply } from '../buyer.ts';
import { knownProduct } from '../known-product.ts';
import { testConsent } from '../test-consent.ts';
import type { Market } from './market.ts';

/** A quote that was asked for with the answers for the price, and what its buyer sends next. */
export interface PricedQuote {
  quoteId: string;
  offers: Offer[];
  /** what its buyer sends next: the whole application in wire names, and its consents */
  application: Record<string, unknown>;
  consents: unknown[];
  /** the stream, as it came */
  lines: Reply['body'][];
  /** sends the rest, with answers changed where wanted */
  complete: (change?: (application: Application) => Application, consents?: unknown[]) => Promise<Reply>;
}

/** @throws when that insurer made none */
export const pricedOffer = ({ offers }: Pick<PricedQuote, 'offers'>, insurer: string): Offer => {
  const found = offers.find((offer) => offer.insurer.id === insurer);
  if (!found) throw new Error(`no offer of ${insurer}`);
  return found;
};

/** An application with other answers about its first person. */
export const firstPerson =
  (more: object) =>
  (application: Application): Application => ({
    ...application,
    insured: (application.insured ?? []).map((person, at) => (at === 0 ? { ...person, ...more } : person)),
  });

/** An id that stands in the sandbox's claims register, with right check digits: nine digits, then both sums. */
export function claimantId(): string {
  for (let start = 100_000_000; ; start++) {
    const digits = [...String(start)].map(Number);
    const odd = [0, 2, 4, 6, 8].reduce((sum, at) => sum + (digits[at] ?? 0), 0);
    const even = [1, 3, 5, 7].reduce((sum, at) => sum + (digits[at] ?? 0), 0);
    const tenth = (((odd * 7 - even) % 10) + 10) % 10;
    const last = (odd + even + tenth) % 10;
    const id = `${start}${tenth}${last}`;
    if (Number(id.slice(-4)) % 5 === 0) return id;
  }
}

/** A buyer with a quote that was asked for by its price. */
export async function pricedBuyer(market: Market, product?: string): Promise<PricedQuote & { buyer: Buyer }> {
  const buyer = market.buyer();
  return { buyer, ...(await askPrices(market, buyer, product)) };
}

/** Asks for offers with the answers for the price of a product's sample. */
export async function askPrices(
  market: Market,
  buyer: Buyer,
  productId = 'foreign-travel',
): Promise<PricedQuote> {
  const { product, samples } = await knownProduct(productId);
  const application = (await samples()).valid({ today: todayInIstanbul(market.context.clock()) });
  const asked = {
    product: productId,
    language: 'tr',
    phase: 'price',
    application: toWire(pricePartOf(product), priceAnswersOf(product, application)),
    consents: [],
  };
  const lines: Reply['body'][] = [];
  for await (const line of buyer.lines('quotes/create', 'POST', asked)) lines.push(line);
  const [first] = lines;
  if (first?.type !== 'quote') throw new Error(JSON.stringify(first));
  const { quoteId } = first.quote;
  const formConsents = product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id));
  return {
    quoteId,
    application: toWire(product, application),
    consents: formConsents,
    lines,
    offers: lines.filter(({ type }) => type === 'offer').map(({ offer }) => offer),
    complete: (change = (one) => one, consents = formConsents) =>
      buyer.post(`quotes/${quoteId}/complete`, {
        application: toWire(product, change(application)),
        consents,
      }),
  };
}
