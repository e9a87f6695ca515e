import type { quoteSave } from '@sigorta/contracts/operations/quote-save';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { randomId } from '../offers/quote-desk.ts';
import { isQuoteOf } from '../offers/quote-of-session.ts';
import type { Handler } from '../operations/handler.ts';
import { seal, unseal } from '../sensitive/seal.ts';
import { hashOfToken, linkEnd, newToken } from './saved-link.ts';

/** The link a quote has already, when it still lives. */
const livingLink = ({ db, clock }: Context, quoteId: string) =>
  db
    .selectFrom('saved_quote')
    .select(['id', 'token', 'expires_at'])
    .where((rows) => rows.or([rows('quote_id', '=', quoteId), rows('latest_quote_id', '=', quoteId)]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();

/** Keeps a quote of this session behind a link; a link that was taken back or ended gives way to a new one. */
export const saveQuote: Handler<typeof quoteSave> = async (context, { quoteId }, call) => {
  const { db, clock, dataKeys } = context;
  const quote = await db
    .selectFrom('quote')
    .select('quote.id')
    .where('quote.id', '=', quoteId)
    .where(isQuoteOf(call.sessionId))
    .executeTakeFirst();
  if (!quote) throw new Refusal('not-found');
  const known = await livingLink(context, quoteId);
  if (known) {
    return { token: String(unseal(dataKeys, known.id, known.token)), until: known.expires_at.toISOString() };
  }
  const id = randomId();
  const token = newToken();
  const now = clock();
  const row = {
    id,
    token_hash: hashOfToken(token),
    token: seal(dataKeys[0], id, token),
    latest_quote_id: quoteId,
    partner_id: call.partner.id,
    tries: 0,
    created_at: now,
    expires_at: linkEnd(now),
    revoked_at: null,
  };
  await db
    .insertInto('saved_quote')
    .values({ ...row, quote_id: quoteId })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(row))
    .execute();
  return { token, until: row.expires_at.toISOString() };
};
