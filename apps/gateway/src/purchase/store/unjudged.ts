import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PurchaseContext } from '../context.ts';
import { purchaseFrom } from './load.ts';
import { type StoredCase, storedCasesOf } from './open-cases.ts';
import { readRows } from './rows.ts';

/** Purchases whose rows do not tell their cases yet, the oldest first. @param but left out */
export const unjudged = (db: Kysely<Database>, but: readonly string[] = []) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('is_unjudged', '=', true)
    .where('id', '!=', sql<string>`all(${[...but]}::text[])`)
    .orderBy('created_at')
    .orderBy('id');

/** A purchase as it is now, with what of its cases stands in rows. */
interface Judged {
  purchaseId: string;
  orders: { id: string; partner_id: string }[];
  cases: StoredCase[];
}

/**
 * Judges purchases by what the machine says of each.
 * @returns those, and which cannot be read, as one whose release is lost: it is told of and holds up nobody else
 */
export async function judgeAll(
  { log, products }: Pick<PurchaseContext, 'log' | 'products'>,
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ judged: Judged[]; unread: string[] }> {
  const rows = await readRows(db, ...ids);
  const unread: string[] = [];
  const judge = async (purchaseId: string, orders: typeof rows.orders): Promise<Judged[]> => {
    try {
      const purchase = await purchaseFrom({ products }, purchaseId, { ...rows, orders });
      return [{ purchaseId, orders, cases: storedCasesOf(purchase) }];
    } catch (error) {
      log.error({ event: 'purchase-not-judged', purchaseId, why: String(error).slice(0, 200) });
      unread.push(purchaseId);
      return [];
    }
  };
  const byPurchase = [...Map.groupBy(rows.orders, ({ quote_id }) => quote_id)];
  const judged = await Promise.all(byPurchase.map(([id, orders]) => judge(id, orders)));
  return { judged: judged.flat(), unread };
}
