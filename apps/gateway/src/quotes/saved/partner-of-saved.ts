import type { Context } from '../../platform/context.ts';
import { hashOfToken } from './saved-link.ts';

const token = /^[\w-]{32}$/;

/**
 * The partner whose buyer kept the quote behind a page's address (`kayit`): such a link is copied, scanned and sent by hand, and says
 * nothing of its brand. Null for a page of none.
 */
export const partnerOfSaved = async (
  { db }: Pick<Context, 'db'>,
  query: URLSearchParams,
): Promise<string | null> => {
  const given = query.get('kayit');
  if (given === null || !token.test(given)) return null;
  const row = await db
    .selectFrom('saved_quote')
    .select('partner_id')
    .where('token_hash', '=', hashOfToken(given))
    .executeTakeFirst();
  return row?.partner_id ?? null;
};
