import type { ExchangeRate, InsurerFailure } from '@sigorta/contracts/offer';
import type { QuotePhase } from '@sigorta/contracts/operations/quote-create';
import { productNotOffered } from '@sigorta/contracts/upstream/product-not-offered';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { toWire } from '@sigorta/product-kit/wire';
import type { Insertable } from 'kysely';
import { type Question, questionOnce } from '../../insurers/question.ts';
import type { OfferTable, QuoteTable } from '../../platform/database/tables/buyer-tables.ts';
import { errorFields } from '../../platform/log.ts';
import type { DeclaredProduct } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { UpstreamError, type UpstreamFault } from '../../platform/upstream/upstream-error.ts';
import type { QuoteContext } from '../context.ts';
import type { StoredEvent } from '../quote-log.ts';
import { answerOfInsurer } from './answer-of-insurer.ts';
import { type Offered, offerColumns } from './offer-columns.ts';
import { type Holding, isFirm, offerOfAnswer } from './offer-of-answer.ts';

export interface AskedInsurer {
  id: string;
  name: string;
  adapter: 'json' | 'soap';
}

export interface Asking {
  phase: QuotePhase;
  quote: { id: string; language: Insertable<QuoteTable>['language']; application: Application };
  found: DeclaredProduct;
  insurers: readonly AskedInsurer[];
  rate: ExchangeRate | null;
  holding: Holding;
}

/** An insurer's answer as it goes into the log; null is left out silently (it does not sell the product). */
type Outcome = Offered | { failure: InsurerFailure } | null;

export interface ProductCodes {
  exclusions: ReadonlySet<string>;
  declines: ReadonlySet<string>;
}

const kept = new WeakMap<DeclaredProduct['texts'], Promise<ProductCodes>>();

/** Codes that a product's texts name; read once of each release. */
export function codesOf({ texts }: Pick<DeclaredProduct, 'texts'>): Promise<ProductCodes> {
  const known = kept.get(texts);
  if (known) return known;
  const read = readCodes(texts);
  read.catch(() => kept.delete(texts));
  kept.set(texts, read);
  return read;
}

const readCodes = async (texts: DeclaredProduct['texts']): Promise<ProductCodes> => {
  const keys = Object.keys(await texts('tr'));
  const after = (prefix: string) =>
    new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
  return { exclusions: after('exclusion.'), declines: after('decline.') };
};

/** What an insurer is sent; of the first phase the answers for the price, whatever else is there. */
export const questionOf = ({ phase, quote, found }: Pick<Asking, 'phase' | 'quote' | 'found'>): Question => {
  const application = toWire(
    phase === 'price' ? pricePartOf(found.product) : found.product,
    phase === 'price' ? priceAnswersOf(found.product, quote.application) : quote.application,
  );
  return questionOnce({ product: found.product.id }, { language: quote.language, application, phase });
};

/** What a buyer is told of an insurer that gave no answer; what only says how our own line failed is no word for him. */
const kindOf = (fault: UpstreamFault): 'late' | 'unavailable' | 'invalid-answer' =>
  fault === 'late' || fault === 'invalid-answer' ? fault : 'unavailable';

const askOne = async (
  context: QuoteContext,
  asking: Asking,
  insurer: AskedInsurer,
  { question, codes }: { question: Question; codes: ProductCodes },
): Promise<Outcome> => {
  const { quote, found, rate } = asking;
  const who = { id: insurer.id, name: insurer.name };
  try {
    const answer = await answerOfInsurer(context, insurer, question, `${quote.id}-${insurer.id}`);
    if (answer.result === 'declined') {
      if (answer.reason === productNotOffered) return null;
      const reason = codes.declines.has(answer.reason) ? answer.reason : null;
      return { failure: { insurer: who, kind: 'declined', reason } };
    }
    const offer = offerOfAnswer({
      id: randomId(),
      quoteId: quote.id,
      insurer: who,
      product: found.product,
      scenarios: found.scenarios,
      answer,
      phase: asking.phase,
      rate,
      holding: asking.holding,
      exclusions: codes.exclusions,
      application: quote.application,
      now: context.clock(),
    });
    return { offer, quoteNo: answer.quoteNo, quoteUntil: new Date(answer.validUntil) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) {
      context.log.error({
        event: 'insurer-answer-failed',
        insurer: insurer.id,
        quoteId: quote.id,
        ...errorFields(error),
      });
    }
    const fault = error instanceof UpstreamError ? error.fault : 'invalid-answer';
    return { failure: { insurer: who, kind: kindOf(fault), reason: null } };
  }
};

const offerRow = (offered: Offered, now: Date): Insertable<OfferTable> => ({
  ...offerColumns(offered),
  id: offered.offer.id,
  quote_id: offered.offer.quoteId,
  insurer_id: offered.offer.insurer.id,
  is_firm: isFirm(offered.offer),
  first_standing: offered.offer.standing ?? null,
  created_at: now,
});

/**
 * Asks every insurer at once and stores each answer the moment it is there, whoever still listens. Event 0, the quote
 * itself, is already stored.
 */
export const askInsurers = async (context: QuoteContext, asking: Asking): Promise<void> => {
  const { id } = asking.quote;
  const shared = { question: questionOf(asking), codes: await codesOf(asking.found) };
  let sequence = 0;
  const counts = { offers: 0, failures: 0 };
  const append = (event: StoredEvent, offer?: Insertable<OfferTable>) =>
    context.quoteLog.append(id, event, context.clock(), offer ? { offer } : {});
  const record = async (outcome: Outcome, insurer: string): Promise<void> => {
    const kind = outcome === null ? 'not-offered' : 'offer' in outcome ? 'offer' : outcome.failure.kind;
    context.metrics.insurerAnswers.inc({ insurer, kind });
    if (outcome === null) return;
    sequence += 1;
    if ('offer' in outcome) {
      counts.offers += 1;
      await append({ type: 'offer', sequence, offer: outcome.offer }, offerRow(outcome, context.clock()));
    } else {
      counts.failures += 1;
      await append({ type: 'failure', sequence, failure: outcome.failure });
    }
  };
  await Promise.all(
    asking.insurers.map(async (insurer) =>
      record(await askOne(context, asking, insurer, shared), insurer.id),
    ),
  );
  await append({ type: 'done', sequence: sequence + 1, ...counts });
};
