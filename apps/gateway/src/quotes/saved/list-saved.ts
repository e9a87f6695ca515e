import { lira } from '@sigorta/contracts/money';
import type { mySavedQuotes } from '@sigorta/contracts/operations/my-saved-quotes';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import type { Handler } from '../../platform/handler.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';

const most = 50;

/** Kept quotes that name the proven phone; the newest price of each. */
export const listSaved: Handler<typeof mySavedQuotes> = async (context, _request, call) => {
  const { db, clock, dataKeys, products } = context;
  const phone = await requirePhone(context, call);
  const now = clock();
  const rows = await db
    .selectFrom('saved_quote')
    .innerJoin('quote', 'quote.id', 'saved_quote.latest_quote_id')
    .select([
      'saved_quote.id',
      'saved_quote.token',
      'saved_quote.latest_quote_id',
      'saved_quote.created_at',
      'saved_quote.expires_at',
      'quote.product',
      'quote.release',
    ])
    .where(hasPhone('quote', dataKeys, phone))
    .where('saved_quote.partner_id', '=', call.partner.id)
    .where('saved_quote.revoked_at', 'is', null)
    .where('saved_quote.expires_at', '>', now)
    .orderBy('saved_quote.created_at', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return { quotes: [] };
  const ids = rows.map(({ latest_quote_id }) => latest_quote_id);
  const offers = await db
    .selectFrom('offer')
    .select(['quote_id', 'price', 'valid_until'])
    .where('quote_id', 'in', ids)
    .orderBy('price')
    .execute();
  return {
    quotes: await Promise.all(
      rows.map(async (row) => {
        const own = offers.filter(({ quote_id }) => quote_id === row.latest_quote_id);
        const holding = own.filter(({ valid_until }) => valid_until > now);
        const lowest = holding[0] ?? own[0];
        return {
          token: String(unseal(dataKeys, row.id, row.token)),
          product: row.product,
          productName: products.named(row.product)?.name[call.language] ?? row.product,
          path: (await products.pathOf(row, 'offers')) ?? null,
          savedAt: row.created_at.toISOString(),
          until: row.expires_at.toISOString(),
          offers: own.length,
          lowest: lowest ? lira(lowest.price) : null,
          valid: holding.length > 0,
        };
      }),
    ),
  };
};
