import type { Money } from '@sigorta/contracts/money';
import type { ExchangeRate } from '@sigorta/contracts/offer';
import type { Application } from '@sigorta/product-kit/field';
import { asksPriceFirst } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { errorFields } from '../../platform/log.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { insurersOf } from '../ask/insurers-of.ts';
import type { QuoteContext } from '../context.ts';
import { liveQuestion, pricesOf, wordsOf } from './live-words.ts';

export interface PricedExample {
  found: ReleasedProduct;
  application: Application;
  today: string;
  prices: readonly { insurer: { id: string; name: string }; price: Money }[];
  /** ms */
  at: number;
}

interface Entry {
  /** the last that anybody had a price for; of today, or not at all */
  known: PricedExample | null;
  asking: Promise<void> | null;
  /** ms; asked again by whoever looks after it */
  until: number;
}

/** Insurers are asked anew this long after the last time, while somebody looks at a home page. */
const freshMs = 15 * 60_000;
/** A price that nobody could say again meanwhile is shown this long. */
const longestMs = 60 * 60_000;

const entriesOf = new WeakMap<QuoteContext, Map<string, Entry>>();
const entryOf = (context: QuoteContext, found: ReleasedProduct): Entry => {
  const entries = entriesOf.get(context) ?? new Map<string, Entry>();
  entriesOf.set(context, entries);
  const known = entries.get(found.product.id);
  if (known && (known.known === null || known.known.found.release === found.release)) return known;
  const made: Entry = { known: null, asking: null, until: 0 };
  entries.set(found.product.id, made);
  return made;
};

/** While the central bank's rate is unknown, products in other currencies have no price; those in lira have. */
const rateOf = async (
  { rates, log }: QuoteContext,
  { currency }: Product,
): Promise<ExchangeRate | null | 'unknown'> => {
  if (currency === 'TRY') return null;
  try {
    return await rates.rateOf(currency);
  } catch (error) {
    log.error({ event: 'no-rate', kind: currency, ...errorFields(error) });
    return 'unknown';
  }
};

const priced = async (context: QuoteContext, found: ReleasedProduct): Promise<PricedExample | null> => {
  const { product } = found;
  const now = context.clock();
  const today = todayInIstanbul(now);
  const application = product.example?.answers({ today }) ?? {};
  const question = liveQuestion(found, application);
  const rate = await rateOf(context, product);
  if (rate === 'unknown') return null;
  const heard = await wordsOf(context, question, await insurersOf(context, product.id));
  const prices = await pricesOf(context, question, heard, rate);
  return prices.length > 0 ? { found, application, today, prices, at: now.getTime() } : null;
};

const askAnew = (context: QuoteContext, found: ReleasedProduct, entry: Entry): Promise<void> => {
  entry.asking ??= priced(context, found)
    .then((example) => {
      entry.known = example ?? entry.known;
    })
    .finally(() => {
      entry.asking = null;
      entry.until = context.clock().getTime() + freshMs;
    });
  return entry.asking;
};

/** The example's price as far as it counts still: of today, and of the last hour. */
const living = (context: QuoteContext, { known }: Entry): PricedExample | null => {
  const now = context.clock();
  const counts = known && known.today === todayInIstanbul(now) && known.at + longestMs > now.getTime();
  return counts ? known : null;
};

/**
 * What the products' examples cost, in the order of the catalogue. Each insurer hears an example once in a quarter of an
 * hour at most, however many look; a price that is known is not waited for again, it is asked for beside.
 */
export const pricedExamples = async (context: QuoteContext): Promise<PricedExample[]> => {
  const all = context.products
    .allLive()
    .filter(({ product }) => product.example !== undefined && asksPriceFirst(product));
  const looked = all.map(async (found) => {
    const entry = entryOf(context, found);
    const known = living(context, entry);
    if (entry.until > context.clock().getTime()) return known;
    const asking = askAnew(context, found, entry);
    if (known) {
      context.background.run(`example ${found.product.id}`, () => asking);
      return known;
    }
    await asking;
    return living(context, entry);
  });
  return (await Promise.all(looked)).filter((one) => one !== null);
};
