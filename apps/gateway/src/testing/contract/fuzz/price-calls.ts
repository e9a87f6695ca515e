import type { OperationName } from '@sigorta/contracts/operations/table';
import { asksPriceFirst, priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { allKnown } from '../../known-product.ts';
import { askPrices } from '../../purchase/price-first.ts';
import { type MakeCall, sending } from './look-up-calls.ts';

const pricing: MakeCall = async ({ market }, turn) => {
  const first = (await allKnown()).filter(({ product }) => asksPriceFirst(product));
  const found = first[turn % first.length];
  if (!found) throw new Error('nothing is priced first');
  const { product, samples } = found;
  const sample = (await samples()).valid({ today: todayInIstanbul(market.context.clock()) });
  const browser = market.buyer();
  await browser.get('partner/website-info');
  return {
    browser,
    request: {
      product: product.id,
      application: toWire(pricePartOf(product), priceAnswersOf(product, sample)),
    },
  };
};

/** A price before anybody is named, and what follows it. */
export const priceCalls = {
  livePrice: pricing,
  examplePrices: sending({}),
  quoteComplete: async (shop) => {
    const browser = shop.market.buyer();
    const { application, quoteId, consents } = await askPrices(shop.market, browser);
    return { browser, request: { quoteId, application, consents } };
  },
  offerAgain: async (shop) => {
    const browser = shop.market.buyer();
    const { offers } = await askPrices(shop.market, browser);
    return { browser, request: { offerId: offers[0]?.id } };
  },
  offerFirm: async (shop) => {
    const browser = shop.market.buyer();
    const { offers, complete } = await askPrices(shop.market, browser);
    await complete();
    return { browser, request: { offerId: offers[0]?.id } };
  },
} satisfies Partial<Record<OperationName, MakeCall>>;
