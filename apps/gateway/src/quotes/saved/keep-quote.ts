import type { Context } from '../../platform/context.ts';
import { randomId } from '../../platform/random-id.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';
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

export interface KeptQuote {
  id: string;
  token: string;
  until: Date;
}

/** Keeps a quote behind a link; one that was taken back or ended gives way to a new one. */
export const keepQuote = async (context: Context, quoteId: string, partnerId: string): Promise<KeptQuote> => {
  const { db, clock, dataKeys } = context;
  const known = await livingLink(context, quoteId);
  if (known) {
    const { id, token, expires_at: until } = known;
    return { id, token: String(unseal(dataKeys, id, token)), until };
  }
  const id = randomId();
  const token = newToken();
  const now = clock();
  const row = {
    id,
    token_hash: hashOfToken(token),
    token: seal(dataKeys, id, token),
    latest_quote_id: quoteId,
    partner_id: partnerId,
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
  return { id, token, until: row.expires_at };
};
