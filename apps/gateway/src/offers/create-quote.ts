import type { ExchangeRate } from '@sigorta/contracts/offer';
import type { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Product } from '@sigorta/product-kit/product';
import { givenConsents } from '../consents/given-consents.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { errorFields } from '../log.ts';
import type { Handler } from '../operations/handler.ts';
import { checkedApplication } from '../products/checked-application.ts';
import { sealApplication } from '../sensitive/sealed-application.ts';
import { endAbandoned } from './end-abandoned.ts';
import { followQuote } from './follow-quote.ts';
import { insurersOf } from './insurers-of.ts';
import { askInsurers, randomId } from './quote-desk.ts';
import type { StoredEvent } from './quote-log.ts';
import { summaryOf } from './quote-summary.ts';

/** Without a rate no foreign price can be shown in lira, and nothing may be sold. */
const rateFor = async (context: Context, { currency }: Product): Promise<ExchangeRate | null> => {
  if (currency === 'TRY') return null;
  try {
    return await context.rates.rateOf(currency);
  } catch (error) {
    context.log.error({ event: 'no-rate', kind: currency, ...errorFields(error) });
    throw new Refusal('offer-unknown-error');
  }
};

const findProduct = (context: Context, id: string): DiscoveredProduct => {
  const found = context.products.get(id);
  if (!found || found.product.paths.offers === undefined) throw new Refusal('not-found');
  return found;
};

/** Checks, stores the quote, asks all insurers, and tells each answer. A buyer who leaves stops nothing. */
export const createQuote: Handler<typeof quoteCreate> = async (context, request, call) => {
  const found = findProduct(context, request.product);
  const { product } = found;
  const now = context.clock();
  const application = checkedApplication(product, request.application, now);
  const consents = givenConsents(product, 'form', request.consents);
  const [insurers, rate] = await Promise.all([insurersOf(context, product.id), rateFor(context, product)]);
  const quote = {
    id: randomId(),
    language: request.language,
    application,
    created_at: now,
  };
  const named = insurers.map(({ id, name }) => ({ id, name }));
  const first: StoredEvent = {
    type: 'quote',
    sequence: 0,
    quote: summaryOf(product, quote),
    insurers: named,
  };
  const row = {
    id: quote.id,
    session_id: call.sessionId,
    partner_id: call.partner.id,
    product: product.id,
    language: quote.language,
    application: JSON.stringify(sealApplication(context.dataKeys[0], product, quote.id, quote.application)),
    consents: JSON.stringify(consents),
    insurers: JSON.stringify(named),
    created_at: now,
    finished_at: null,
  };
  await context.quoteLog.append(quote.id, first, now, { quote: row });
  const lines = followQuote(context.quoteLog, quote.id, call.signal, {
    known: [first],
    onIdle: () => endAbandoned(context, { id: quote.id, insurers: named, created_at: now }),
  });
  context.background.run(`quote ${quote.id}`, () => askInsurers(context, { quote, found, insurers, rate }));
  return lines;
};
