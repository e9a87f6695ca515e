import type { Consent } from '@sigorta/contracts/consent';
import type { ExchangeRate } from '@sigorta/contracts/offer';
import type { QuotePhase } from '@sigorta/contracts/operations/quote-create';
import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { firstPhone } from '../../catalogue/persons.ts';
import { errorFields } from '../../platform/log.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nameKeysIn } from '../../platform/sensitive/names-in-form.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import { newRecordKey } from '../../platform/sensitive/record-keys.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { mailKeyIn } from '../../platform/sensitive/sealed-mail.ts';
import { noPhone, sealPhone } from '../../platform/sensitive/sealed-phone.ts';
import type { QuoteContext } from '../context.ts';
import type { StoredEvent } from '../quote-log.ts';
import { summaryOf } from '../quote-summary.ts';
import type { Asking } from './ask-insurers.ts';
import { holdingNow } from './holding.ts';
import { insurersOf } from './insurers-of.ts';

/** Without a rate no foreign price can be shown in lira, and nothing may be sold. */
export const rateFor = async (context: QuoteContext, { currency }: Product): Promise<ExchangeRate | null> => {
  if (currency === 'TRY') return null;
  try {
    return await context.rates.rateOf(currency);
  } catch (error) {
    context.log.error({ event: 'no-rate', kind: currency, ...errorFields(error) });
    throw new Refusal('offer-unknown-error');
  }
};

export interface NewQuote {
  /** its release is the quote's pin, and that of all that comes of it */
  found: ReleasedProduct;
  phase: QuotePhase;
  /** checked, in code names; of the first phase the answers for the price */
  application: Application;
  consents: readonly Consent[];
  language: Language;
  sessionId: string;
  partnerId: string;
}

/**
 * Stores a quote with its first line; the insurers are asked with `asking`.
 * @throws Refusal `offer-unknown-error` when there is no exchange rate
 */
export const openQuote = async (
  context: QuoteContext,
  { found, phase, application, consents, language, sessionId, partnerId }: NewQuote,
): Promise<{ asking: Asking; first: StoredEvent; createdAt: Date }> => {
  const { product } = found;
  const now = context.clock();
  const [insurers, rate, holding] = await Promise.all([
    insurersOf(context, product.id),
    rateFor(context, product),
    holdingNow(context, product),
  ]);
  const quote = { id: randomId(), language, application, created_at: now, awaits_rest: phase === 'price' };
  const named = insurers.map(({ id, name }) => ({ id, name }));
  const first: StoredEvent = {
    type: 'quote',
    sequence: 0,
    quote: summaryOf(product, quote),
    insurers: named,
  };
  const phone = firstPhone(product, application);
  const own = newRecordKey(context.dataKeys, { id: quote.id, partnerId, phone }, now);
  const row = {
    id: quote.id,
    session_id: sessionId,
    partner_id: partnerId,
    product: product.id,
    release: found.release,
    language,
    application: JSON.stringify(sealApplication(own.keys, product, quote.id, application)),
    consents: JSON.stringify(consents),
    ...(phone === null
      ? noPhone
      : sealPhone(context.dataKeys, own.keys, { what: 'quote.phone', id: quote.id, phone })),
    person_keys: personKeys(context.dataKeys, product, application),
    email_key: mailKeyIn(context.dataKeys, product, application),
    name_keys: nameKeysIn(context.dataKeys, 'quote', quote.id, application),
    insurers: JSON.stringify(named),
    created_at: now,
    finished_at: null,
    awaits_rest: quote.awaits_rest,
  };
  await context.quoteLog.append(quote.id, first, now, { quote: row, key: own.row });
  return { asking: { phase, quote, found, insurers, rate, holding }, first, createdAt: now };
};
