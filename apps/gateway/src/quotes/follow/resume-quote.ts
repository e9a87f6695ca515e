import type { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { QuoteContext } from '../context.ts';
import { isQuoteOf } from '../quote-of-session.ts';
import { endAbandoned } from './end-abandoned.ts';
import { followQuote } from './follow-quote.ts';

/** The same lines again from the first, for the session that asked. */
export const resumeQuote: Handler<typeof quoteEvents, QuoteContext> = async (context, request, call) => {
  const quote = await context.db
    .selectFrom('quote')
    .select(['id', 'insurers', 'created_at'])
    .where('id', '=', request.quoteId)
    .where(isQuoteOf(call.sessionId))
    .executeTakeFirst();
  if (!quote) throw new Refusal('not-found');
  return followQuote(context.quoteLog, quote.id, call.signal, { onIdle: () => endAbandoned(context, quote) });
};
