import type { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { likelyBuyer } from '../../catalogue/persons.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import { isQuoteOf } from '../../quotes/quote-of-session.ts';
import { summaryOf } from '../../quotes/quote-summary.ts';
import { transferAccountOf } from '../transfers/transfer-account.ts';
import { transferUntil } from '../transfers/transfer-until.ts';
import { purchaseOfQuote } from './purchase-of-quote.ts';

/** One offer for the session that asked for it; "not yours" and "not there" are the same answer. */
export const readOffer: Handler<typeof offerDetail, JobContext> = async (context, request, call) => {
  const row = await context.db
    .selectFrom('offer')
    .innerJoin('quote', 'quote.id', 'offer.quote_id')
    .select([
      'offer.body',
      'offer.valid_until',
      'offer.quote_until',
      'quote.id',
      'quote.product',
      'quote.release',
      'quote.language',
      'quote.application',
      'quote.created_at',
      'quote.awaits_rest',
      'quote.completions',
    ])
    .select(recordKey('quote.id'))
    .where('offer.id', '=', request.offerId)
    .where(isQuoteOf(call.sessionId))
    .executeTakeFirst();
  const found = row && (await context.products.of(row));
  if (!row || !found) throw new Refusal('not-found');
  const { timings } = context;
  /* who is a child is told by birth dates; the mail address is told again */
  const application = openApplication(context.dataKeys, found.product, { ...row, key: row.record_key });
  const buyer = likelyBuyer(application, todayInIstanbul(context.clock()));
  const until = transferUntil(timings, row.quote_until ?? row.valid_until, context.clock());
  return {
    offer: row.body,
    quote: summaryOf(found.product, { ...row, application }),
    ...(buyer && { buyer }),
    expired: row.valid_until <= context.clock(),
    ...(await purchaseOfQuote(context, row.id, request.offerId)),
    transferUntil: transferAccountOf(call.partner.settings) ? (until?.toISOString() ?? null) : null,
  };
};
