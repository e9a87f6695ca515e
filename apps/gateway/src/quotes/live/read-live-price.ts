import { createHash } from 'node:crypto';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { livePrice } from '@sigorta/contracts/operations/live-price';
import type { Application } from '@sigorta/product-kit/field';
import { asksPriceFirst, pricePartOf } from '@sigorta/product-kit/price-part';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Question as Worded } from '../../insurers/question.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { answerOfInsurer } from '../ask/answer-of-insurer.ts';
import { type AskedInsurer, questionOf, randomId } from '../ask/ask-insurers.ts';
import { findProduct } from '../ask/create-quote.ts';
import { holdingNow } from '../ask/holding.ts';
import { insurersOf } from '../ask/insurers-of.ts';
import { offerOfAnswer } from '../ask/offer-of-answer.ts';
import { rateFor } from '../ask/open-quote.ts';
import type { QuoteContext } from '../context.ts';
import { createSaidPrices, type Said, type SaidPrices } from './said-prices.ts';

type Answer = AnswerOf<typeof livePrice>;

/** Whoever moves answers does not wait for the slowest insurer; what it says later is kept for the next time. */
const patienceMs = 3_000;

const kept = new WeakMap<QuoteContext, SaidPrices>();
const saidTo = (context: QuoteContext): SaidPrices => {
  const known = kept.get(context) ?? createSaidPrices(context.clock);
  kept.set(context, known);
  return known;
};

interface Question {
  found: ReleasedProduct;
  application: Application;
  /** what insurers are sent; it names nobody */
  content: Worded;
}

/** In words nobody can read back: dates of birth stand in the question. */
const keyOf = ({ found, content }: Question, { id }: AskedInsurer): string =>
  createHash('sha256')
    .update(`${found.release}|${id}|${content.json('live')}`)
    .digest('base64url');

const ask = (context: QuoteContext, { content }: Question, insurer: AskedInsurer) =>
  answerOfInsurer(context, insurer, content, `live-${randomId()}-${insurer.id}`);

/**
 * Each insurer's word, as far as it has come in time: its price, nothing to offer, or silence.
 * @throws Refusal `too-many-requests` when a visit has had insurers asked as often as it may
 */
const words = async (
  context: QuoteContext,
  question: Question,
  insurers: readonly AskedInsurer[],
  call: Call,
): Promise<Map<AskedInsurer, Said>> => {
  const said = saidTo(context);
  if (insurers.some((insurer) => !said.has(keyOf(question, insurer)))) {
    const limits = context.config.livePriceLimits;
    await countEach(context, callerCounts('live-price', call, limits), limits.windowSeconds);
  }
  const heard = new Map<AskedInsurer, Said>();
  const all = insurers.map(async (insurer) => {
    try {
      heard.set(insurer, await said.of(keyOf(question, insurer), () => ask(context, question, insurer)));
    } catch (error) {
      if (!(error instanceof UpstreamError))
        context.log.error({ event: 'live-price-failed', insurer: insurer.id, ...errorFields(error) });
    }
  });
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
  return new Map(heard);
};

/** The words as prices, judged as an offer's would be: one that no offer could be made of is none. */
const pricesOf = async (
  context: QuoteContext,
  { found: { product }, application }: Question,
  heard: ReadonlyMap<AskedInsurer, Said>,
): Promise<Pick<Answer, 'prices' | 'rate'>> => {
  const [rate, holding] = await Promise.all([rateFor(context, product), holdingNow(context, product)]);
  const shared = {
    id: '',
    quoteId: '',
    product,
    scenarios: undefined,
    phase: 'price' as const,
    rate,
    holding,
    exclusions: new Set<string>(),
    application,
    now: context.clock(),
  };
  const prices = [...heard].flatMap(([{ id, name }, answer]) => {
    if (answer === null) return [];
    try {
      const insurer = { id, name };
      const { price, currencyPrice } = offerOfAnswer({ ...shared, insurer, answer });
      return [{ insurer, price, currencyPrice }];
    } catch (error) {
      if (error instanceof UpstreamError) return [];
      throw error;
    }
  });
  return { prices: prices.toSorted((a, b) => a.price.minor - b.price.minor), rate };
};

/** The question of a product that prices a few answers first. @throws Refusal */
const questionIn = async (
  context: QuoteContext,
  request: Parameters<Handler<typeof livePrice, QuoteContext>>[1],
): Promise<Question> => {
  const found = await findProduct(context, request.product, request.release);
  if (!asksPriceFirst(found.product)) throw new Refusal('not-found');
  const part = pricePartOf(found.product);
  const application = checkedApplication(part, request.application, context.clock(), 'application');
  /* a price is the same in every language */
  const asking = { phase: 'price' as const, found, quote: { id: '', language: 'tr' as const, application } };
  return { found, application, content: questionOf(asking) };
};

/** What answers in motion cost by the word of each insurer. Nothing is stored: what can be bought is a quote. */
export const readLivePrice: Handler<typeof livePrice, QuoteContext> = async (context, request, call) => {
  const question = await questionIn(context, request);
  const insurers = await insurersOf(context, question.found.product.id);
  const heard = await words(context, question, insurers, call);
  const said = saidTo(context);
  const ends = [...heard.keys()].map((insurer) => said.until(keyOf(question, insurer)));
  const now = context.clock().getTime();
  return {
    ...(await pricesOf(context, question, heard)),
    asked: insurers.length,
    answered: heard.size,
    until: new Date(ends.length > 0 ? Math.max(now, Math.min(...ends)) : now).toISOString(),
  };
};
