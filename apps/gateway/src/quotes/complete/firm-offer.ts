import { type Offer, type PriceChangeReason, priceChangeReasons } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { offerFirm } from '@sigorta/contracts/operations/offer-firm';
import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { Application } from '@sigorta/product-kit/field';
import type { Handler } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import type { DeclaredProduct } from '../../platform/ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openApplication, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { answerOfInsurer } from '../ask/answer-of-insurer.ts';
import { codesOf, questionOf } from '../ask/ask-insurers.ts';
import { heldOn } from '../ask/holding.ts';
import { insurersOf } from '../ask/insurers-of.ts';
import { offerColumns } from '../ask/offer-columns.ts';
import { isFirm, offerOfAnswer } from '../ask/offer-of-answer.ts';
import type { QuoteContext } from '../context.ts';
import { type OwnedOffer, ownedOffer } from '../owned-offer.ts';

type Answer = AnswerOf<typeof offerFirm>;
type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

/** An application as it was given, with what declares it. */
interface Whole {
  found: DeclaredProduct;
  application: Application;
}

/** The one insurer asked with the whole application; one reference for each completion and end of its price, so that it answers alike. */
async function answerOf(
  context: QuoteContext,
  offer: OwnedOffer,
  { found, application }: Whole,
): Promise<InsurerQuoteAnswer> {
  const insurer = (await insurersOf(context, offer.product)).find(({ id }) => id === offer.insurer_id);
  if (!insurer) throw new UpstreamError('unavailable');
  const asking = {
    phase: 'whole' as const,
    quote: { id: offer.quote_id, language: offer.language, application },
    found,
  };
  const reference = `${offer.quote_id}-${insurer.id}-${offer.completions}-${offer.valid_until.getTime()}`;
  return answerOfInsurer(context, insurer, questionOf(asking), reference);
}

const reasonOf = ({ changeReason }: Quoted): PriceChangeReason =>
  priceChangeReasons.find((reason) => reason === changeReason) ?? 'insurer';

/**
 * The offer at its firm price, in lira by the rate it was shown with: only its insurer moves it.
 * @throws UpstreamError `invalid-answer` also when the insurer knows everything and still will not say
 */
async function firmed(
  context: QuoteContext,
  { id, quote_id, body }: OwnedOffer,
  { found, application }: Whole,
  answer: Quoted,
): Promise<Offer> {
  const offer = offerOfAnswer({
    id,
    quoteId: quote_id,
    insurer: body.insurer,
    product: found.product,
    scenarios: found.scenarios,
    answer,
    phase: 'whole',
    rate: body.exchangeRate,
    holding: heldOn(context, found.product, body),
    exclusions: (await codesOf(found)).exclusions,
    application,
    now: context.clock(),
  });
  if (!isFirm(offer)) throw new UpstreamError('invalid-answer');
  /* what was shown first, also when the price moved once more after a correction */
  const shown = body.before ?? body;
  const isMoved =
    offer.price.minor !== shown.price.minor || offer.currencyPrice.minor !== shown.currencyPrice.minor;
  const before = { price: shown.price, currencyPrice: shown.currencyPrice, reason: reasonOf(answer) };
  return { ...offer, standing: 'firm', ...(isMoved && { before }) };
}

/**
 * Who came first counts, and only while the application is the one that was told: the quote is held, so that nobody completes it
 * between the look and the writing.
 */
const store = (
  { db, clock }: QuoteContext,
  { quote_id, completions }: OwnedOffer,
  offer: Offer,
  answer: Quoted,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const told = await trx
      .selectFrom('quote')
      .select('id')
      .where('id', '=', quote_id)
      .where('completions', '=', completions)
      .where('awaits_rest', '=', false)
      .forShare()
      .executeTakeFirst();
    if (!told) return;
    await trx
      .updateTable('offer')
      .set({
        ...offerColumns({ offer, quoteNo: answer.quoteNo, quoteUntil: new Date(answer.validUntil) }),
        is_firm: true,
        firmed_at: clock(),
      })
      .where('id', '=', offer.id)
      .where('is_firm', '=', false)
      .execute();
  });

/** The firm price of one offer; asked for again it is the same. Nothing is bought before a buyer accepts the amount. */
export const firmOffer: Handler<typeof offerFirm, QuoteContext> = async (context, { offerId }, call) => {
  const read = () => ownedOffer(context.db, offerId, call.sessionId, context.clock());
  const offer = await read();
  const found = await context.products.of(offer);
  if (!found) throw new Refusal('not-found');
  if (offer.awaits_rest) throw new Refusal('quote-incomplete');
  if (offer.is_firm) return { result: 'firm', offer: offer.body };
  const whole = { found, application: openApplication(context.dataKeys, found.product, storedOf(offer)) };
  try {
    const answer = await answerOf(context, offer, whole);
    if (answer.result === 'declined') {
      const { declines } = await codesOf(found);
      const declined: Answer = {
        result: 'declined',
        reason: declines.has(answer.reason) ? answer.reason : null,
      };
      return declined;
    }
    await store(context, offer, await firmed(context, offer, whole, answer), answer);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.error({ event: 'offer-not-firmed', insurer: offer.insurer_id, ...errorFields(error) });
    throw new Refusal('upstream-unavailable');
  }
  const now = await read();
  if (now.completions !== offer.completions) throw new Refusal('insured-changed');
  if (!now.is_firm) throw new Refusal('upstream-unavailable');
  return { result: 'firm', offer: now.body };
};
