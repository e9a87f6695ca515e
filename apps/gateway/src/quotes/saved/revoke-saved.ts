import type { savedQuoteRevoke } from '@sigorta/contracts/operations/saved-quote-revoke';
import type { Handler } from '../../platform/handler.ts';
import { findOwnSaved } from './saved-link.ts';

/** The link ends; who proved the quote theirs before keeps it for as long as their session. */
export const revokeSaved: Handler<typeof savedQuoteRevoke> = async (context, { token }, call) => {
  const saved = await findOwnSaved(context, token, call);
  await context.db
    .updateTable('saved_quote')
    .set({ revoked_at: context.clock() })
    .where('id', '=', saved.id)
    .execute();
  return { success: true };
};
