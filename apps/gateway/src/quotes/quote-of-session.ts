import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Quotes a session may use: it asked for them, or opened one that was kept and proved to be its owner. */
export const isQuoteOf =
  (sessionId: string) =>
  (rows: ExpressionBuilder<Database, 'quote'>): Expression<SqlBool> =>
    rows.or([
      rows('quote.session_id', '=', sessionId),
      rows.exists(
        rows
          .selectFrom('quote_access')
          .select('quote_access.quote_id')
          .whereRef('quote_access.quote_id', '=', 'quote.id')
          .where('quote_access.session_id', '=', sessionId),
      ),
    ]);
