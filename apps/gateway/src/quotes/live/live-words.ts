import { createHash } from 'node:crypto';
import type { ExchangeRate } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { livePrice } from '@sigorta/contracts/operations/live-price';
import type { Application } from '@sigorta/product-kit/field';
import type { Question as Worded } from '../../insurers/question.ts';
import { errorFields } from '../../platform/log.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { answerOfInsurer } from '../ask/answer-of-insurer.ts';
import { type AskedInsurer, questionOf } from '../ask/ask-insurers.ts';
import { holdingNow } from '../ask/holding.ts';
import { offerOfAnswer } from '../ask/offer-of-answer.ts';
import type { QuoteContext } from '../context.ts';
import { createSaidPrices, type Said, type SaidPrices } from './said-prices.ts';

/** Whoever moves answers does not wait for the slowest insurer; what it says later is kept for the next time. */
const patienceMs = 3_000;

const kept = new WeakMap<QuoteContext, SaidPrices>();
const saidTo = (context: QuoteContext): SaidPrices => {
  const known = kept.get(context) ?? createSaidPrices(context.clock);
  kept.set(context, known);
  return known;
};

export interface LiveQuestion {
  found: ReleasedProduct;
  application: Application;
  /** what insurers are sent; it names nobody */
  content: Worded;
}

/** A question about a few answers; a price is the same in every language. */
export const liveQuestion = (found: ReleasedProduct, application: Application): LiveQuestion => {
  const quote = { id: '', language: 'tr' as const, application };
  return { found, application, content: questionOf({ phase: 'price', found, quote }) };
};

/** In words nobody can read back: dates of birth stand in the question. */
const keyOf = ({ found, content }: LiveQuestion, { id }: AskedInsurer): string =>
  createHash('sha256')
    .update(`${found.release}|${id}|${content.json('live')}`)
    .digest('base64url');

const ask = (context: QuoteContext, { content }: LiveQuestion, insurer: AskedInsurer) =>
  answerOfInsurer(context, insurer, content, `live-${randomId()}-${insurer.id}`);

/** Whether somebody has to be asked, or all have said it already. */
export const mustAsk = (
  context: QuoteContext,
  question: LiveQuestion,
  insurers: readonly AskedInsurer[],
): boolean => insurers.some((insurer) => !saidTo(context).has(keyOf(question, insurer)));

/** Until when an insurer's word counts; ms, now for one that has said nothing. */
export const wordUntil = (context: QuoteContext, question: LiveQuestion, insurer: AskedInsurer): number =>
  saidTo(context).until(keyOf(question, insurer));

/** Each insurer's word, as far as it has come in time: its price, nothing to offer, or silence. */
export const wordsOf = async (
  context: QuoteContext,
  question: LiveQuestion,
  insurers: readonly AskedInsurer[],
): Promise<Map<AskedInsurer, Said>> => {
  const said = saidTo(context);
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

/**
 * The words as prices, judged as an offer's would be: one that no offer could be made of is none. The lowest first.
 * @param rate of the product's currency; null where that is lira
 */
export const pricesOf = async (
  context: QuoteContext,
  { found: { product }, application }: LiveQuestion,
  heard: ReadonlyMap<AskedInsurer, Said>,
  rate: ExchangeRate | null,
): Promise<AnswerOf<typeof livePrice>['prices']> => {
  const holding = await holdingNow(context, product);
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
  return prices.toSorted((a, b) => a.price.minor - b.price.minor);
};
