import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { unknownField } from '@sigorta/product-kit/message-key';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import { markOf, markVisit } from '../../catalogue/releases/visits.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import type { ReleasedProduct } from '../../platform/ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { QuoteContext } from '../context.ts';
import { endAbandoned } from '../follow/end-abandoned.ts';
import { followQuote } from '../follow/follow-quote.ts';
import { askInsurers } from './ask-insurers.ts';
import { openQuote } from './open-quote.ts';

/** @throws Refusal `release-gone`, and `not-found` for what nobody makes offers for */
export const findProduct = async (
  context: QuoteContext,
  id: string,
  release: string | undefined,
): Promise<ReleasedProduct> => {
  const found = await context.products.begun(id, release);
  if (found.product.paths.offers === undefined) throw new Refusal('not-found');
  return found;
};

type Request = ParsedRequestOf<typeof quoteCreate>;

/** Before anybody's data is given there is nothing to consent to; one that is sent all the same would prove nothing. */
const refuseConsents = ({ consents }: Request): void => {
  if (consents.length === 0) return;
  const message = unknownField;
  throw new Refusal('invalid-input', {
    fields: consents.map(({ id }) => ({ field: `consents.${id}`, message })),
  });
};

/** A quote under the release of its form; what comes of it says how the visitors of that release fare. */
async function opened(context: QuoteContext, found: ReleasedProduct, request: Request, call: Call) {
  const { release, product } = found;
  const { phase = 'whole' } = request;
  if (phase === 'price') refuseConsents(request);
  try {
    const quote = await openQuote(context, {
      found,
      phase,
      application: checkedApplication(
        phase === 'price' ? pricePartOf(product) : product,
        request.application,
        context.clock(),
        'application',
      ),
      /* consents stand where somebody's data is given */
      consents: phase === 'price' ? [] : givenConsents(product, 'form', request.consents),
      language: request.language,
      sessionId: call.sessionId,
      partnerId: call.partner.id,
    });
    markVisit(context, release, call.sessionId, 'quoted_at');
    return quote;
  } catch (error) {
    const mark = markOf(error);
    if (mark) markVisit(context, release, call.sessionId, mark);
    throw error;
  }
}

/** Checks, stores the quote, asks all insurers, and tells each answer. A buyer who leaves stops nothing. */
export const createQuote: Handler<typeof quoteCreate, QuoteContext> = async (context, request, call) => {
  const found = await findProduct(context, request.product, request.release);
  const { asking, first, createdAt } = await opened(context, found, request, call);
  const { id } = asking.quote;
  const lines = followQuote(context.quoteLog, id, call.signal, {
    known: [first],
    onIdle: () => endAbandoned(context, { id, insurers: asking.insurers, created_at: createdAt }),
  });
  context.background.run(`quote ${id}`, () =>
    context.quoteLog.whileAsking(id, () => askInsurers(context, asking)),
  );
  return lines;
};
