import type { Context } from '../../platform/context.ts';

/** an id as our pages write it; nothing else is looked up */
const id = /^[\w-]{6,64}$/;

const given = (query: URLSearchParams, name: string): string | null => {
  const value = query.get(name);
  return value !== null && id.test(value) ? value : null;
};

/**
 * The release that the quote, offer or purchase of a page's address was begun with; null for a page of none. It says which
 * code draws the page, nothing of what was asked.
 */
export const pinOfPage = async (
  { db }: Pick<Context, 'db'>,
  query: URLSearchParams,
): Promise<string | null> => {
  const order = given(query, 'satin-alma') ?? given(query, 'sonuc');
  if (order !== null) {
    const row = await db
      .selectFrom('purchase_order')
      .select('release')
      .where('id', '=', order)
      .executeTakeFirst();
    if (row) return row.release;
  }
  const offer = given(query, 'teklif');
  const quote = given(query, 'sorgu');
  if (offer === null && quote === null) return null;
  const row = await db
    .selectFrom('quote')
    .select('release')
    .$if(offer !== null, (rows) =>
      rows.where('id', 'in', (one) =>
        one
          .selectFrom('offer')
          .select('quote_id')
          .where('id', '=', offer ?? ''),
      ),
    )
    .$if(offer === null, (rows) => rows.where('id', '=', quote ?? ''))
    .executeTakeFirst();
  return row?.release ?? null;
};
