import type { quoteSave } from '@sigorta/contracts/operations/quote-save';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isQuoteOf } from '../quote-of-session.ts';
import { keepQuote } from './keep-quote.ts';

/** Keeps a quote of this session behind a link. */
export const saveQuote: Handler<typeof quoteSave> = async (context, { quoteId }, call) => {
  const quote = await context.db
    .selectFrom('quote')
    .select('quote.id')
    .where('quote.id', '=', quoteId)
    .where(isQuoteOf(call.sessionId))
    .executeTakeFirst();
  if (!quote) throw new Refusal('not-found');
  const { token, until } = await keepQuote(context, quoteId, call.partner.id);
  return { token, until: until.toISOString() };
};
