import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { offerAgain } from '@sigorta/contracts/operations/offer-again';
import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { checkedAgain } from '../../catalogue/products/checked-application.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import type { DeclaredProduct } from '../../platform/ports.ts';
import { callerCounts, countEach, uncount } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openApplication, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { answerOfInsurer } from '../ask/answer-of-insurer.ts';
import { codesOf, questionOf } from '../ask/ask-insurers.ts';
import { holdingNow } from '../ask/holding.ts';
import { insurersOf } from '../ask/insurers-of.ts';
import { isFirm, offerOfAnswer } from '../ask/offer-of-answer.ts';
import { rateFor } from '../ask/open-quote.ts';
import type { QuoteContext } from '../context.ts';
import { everOwnedOffer, type OwnedOffer } from '../owned-offer.ts';
import { refuseOrdered } from '../refuse-ordered.ts';
import { renewOffer } from './renew-offer.ts';

type Answer = AnswerOf<typeof offerAgain>;
type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

/** longer than any price is held: an end is asked about once, however many tabs and devices show it */
const daySeconds = 86_400;

/** Once for this end, and for this caller within what a visit may have insurers asked. @throws Refusal `too-many-requests` */
async function countAsked(context: QuoteContext, offer: OwnedOffer, call: Call): Promise<void> {
  const end = ['offer-again', offer.id, offer.valid_until.toISOString()];
  await countEach(context, [{ of: end, limit: 1 }], daySeconds);
  const limits = context.config.livePriceLimits;
  try {
    await countEach(context, callerCounts('live-price', call, limits), limits.windowSeconds);
  } catch (error) {
    /* nobody was asked */
    await uncount(context, end);
    throw error;
  }
}

/** An insurer that nobody chose is told nothing more than it was told for the price. */
const phaseOf = ({ awaits_rest, completions, is_firm }: OwnedOffer) =>
  awaits_rest || (completions > 0 && !is_firm) ? 'price' : 'whole';

/** The answers of before, by the rules of today. @throws Refusal `quote-outdated` */
function answersIn(
  context: QuoteContext,
  offer: OwnedOffer,
  { product }: DeclaredProduct,
  application: Application,
): Application {
  const isPrice = phaseOf(offer) === 'price';
  const checked = checkedAgain(
    isPrice ? pricePartOf(product) : product,
    isPrice ? priceAnswersOf(product, application) : application,
    context.clock(),
  );
  if (!checked.ok) throw new Refusal('quote-outdated');
  return checked.application;
}

/** A reference of its own for each end: an insurer answers the same one with the quote that is over. */
async function answerOf(
  context: QuoteContext,
  offer: OwnedOffer,
  found: DeclaredProduct,
  application: Application,
): Promise<InsurerQuoteAnswer> {
  const insurer = (await insurersOf(context, offer.product)).find(({ id }) => id === offer.insurer_id);
  if (!insurer) throw new UpstreamError('unavailable');
  const quote = { id: offer.quote_id, language: offer.language, application };
  const reference = `${offer.quote_id}-${insurer.id}-${offer.valid_until.getTime()}`;
  return answerOfInsurer(context, insurer, questionOf({ phase: phaseOf(offer), quote, found }), reference);
}

/** The offer under its own name, at the rate of today and held as one that is made now. @throws UpstreamError, Refusal */
async function offerNow(
  context: QuoteContext,
  row: OwnedOffer,
  found: DeclaredProduct,
  application: Application,
  answer: Quoted,
): Promise<Offer> {
  const { product, scenarios } = found;
  const offer = offerOfAnswer({
    id: row.id,
    quoteId: row.quote_id,
    insurer: row.body.insurer,
    product,
    scenarios,
    answer,
    phase: phaseOf(row),
    rate: await rateFor(context, product),
    holding: await holdingNow(context, product),
    exclusions: (await codesOf(found)).exclusions,
    application,
    now: context.clock(),
  });
  /* one that was made firm before says so */
  return row.completions > 0 && isFirm(offer) ? { ...offer, standing: 'firm' } : offer;
}

/** One ended offer of a list, asked for again; nothing is charged by it that its page has not shown (decision 0580). */
export const askOfferAgain: Handler<typeof offerAgain, QuoteContext> = async (context, { offerId }, call) => {
  const read = () => everOwnedOffer(context.db, offerId, call.sessionId);
  const ended = await read();
  const was = ended.body.price;
  if (ended.valid_until > context.clock()) return { result: 'asked', offer: ended.body, was };
  const found = await context.products.of(ended);
  if (!found) throw new Refusal('not-found');
  await refuseOrdered(context.db, ended.quote_id);
  const given = openApplication(context.dataKeys, found.product, storedOf(ended));
  const application = answersIn(context, ended, found, given);
  await countAsked(context, ended, call);
  try {
    const answer = await answerOf(context, ended, found, application);
    if (answer.result === 'declined') {
      const { declines } = await codesOf(found);
      const declined: Answer = {
        result: 'declined',
        reason: declines.has(answer.reason) ? answer.reason : null,
      };
      return declined;
    }
    await renewOffer(context, ended, await offerNow(context, ended, found, given, answer), answer);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.error({ event: 'offer-not-renewed', insurer: ended.insurer_id, ...errorFields(error) });
    throw new Refusal('upstream-unavailable');
  }
  const now = await read();
  if (now.valid_until <= context.clock()) throw new Refusal('upstream-unavailable');
  return { result: 'asked', offer: now.body, was };
};
