import type { livePrice } from '@sigorta/contracts/operations/live-price';
import { asksPriceFirst, pricePartOf } from '@sigorta/product-kit/price-part';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AskedInsurer } from '../ask/ask-insurers.ts';
import { findProduct } from '../ask/create-quote.ts';
import { insurersOf } from '../ask/insurers-of.ts';
import { rateFor } from '../ask/open-quote.ts';
import type { QuoteContext } from '../context.ts';
import { type LiveQuestion, liveQuestion, mustAsk, pricesOf, wordsOf, wordUntil } from './live-words.ts';

/** @throws Refusal `too-many-requests` when a visit has had insurers asked as often as it may */
const countAsked = async (
  context: QuoteContext,
  question: LiveQuestion,
  insurers: readonly AskedInsurer[],
  call: Call,
): Promise<void> => {
  if (!mustAsk(context, question, insurers)) return;
  const limits = context.config.livePriceLimits;
  await countEach(context, callerCounts('live-price', call, limits), limits.windowSeconds);
};

/** The question of a product that prices a few answers first. @throws Refusal */
const questionIn = async (
  context: QuoteContext,
  request: Parameters<Handler<typeof livePrice, QuoteContext>>[1],
): Promise<LiveQuestion> => {
  const found = await findProduct(context, request.product, request.release);
  if (!asksPriceFirst(found.product)) throw new Refusal('not-found');
  const part = pricePartOf(found.product);
  return liveQuestion(found, checkedApplication(part, request.application, context.clock(), 'application'));
};

/** What answers in motion cost by the word of each insurer. Nothing is stored: what can be bought is a quote. */
export const readLivePrice: Handler<typeof livePrice, QuoteContext> = async (context, request, call) => {
  const question = await questionIn(context, request);
  const insurers = await insurersOf(context, question.found.product.id);
  await countAsked(context, question, insurers, call);
  const [heard, rate] = await Promise.all([
    wordsOf(context, question, insurers),
    rateFor(context, question.found.product),
  ]);
  const ends = [...heard.keys()].map((insurer) => wordUntil(context, question, insurer));
  const now = context.clock().getTime();
  return {
    prices: await pricesOf(context, question, heard, rate),
    rate,
    asked: insurers.length,
    answered: heard.size,
    until: new Date(ends.length > 0 ? Math.max(now, Math.min(...ends)) : now).toISOString(),
  };
};
