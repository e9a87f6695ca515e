import { mostCounted, pageSize } from '@sigorta/contracts/panel/list';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isTooShort } from '../shared/search-query.ts';
import { listPage, type PageOrder, rowsInOrder } from './list-page.ts';

/**
 * `listPage` for a list that can be searched. Nobody can guess how many rows a beginning of a word finds: the database would
 * walk a million rows in their order looking for a name that is not there. Here the search comes first and stops at what a
 * list counts. What it finds is put in order when it is all there is; what it finds in plenty is soon met on a walk in order.
 * @param filtered joins and conditions with the words that somebody looks for, or without
 */
export const searchPage = async <DB extends Database, TB extends keyof DB, Row>(
  context: Context,
  filtered: (search: string | undefined) => SelectQueryBuilder<DB, TB, object>,
  columns: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  order: PageOrder & { search: string | undefined },
): Promise<{ rows: Row[]; total: number; more: boolean; tooShort?: true }> => {
  const { search, page, ascending, sort, key } = order;
  if (isTooShort(search)) return { rows: [], total: 0, more: false, tooShort: true };
  const searched = filtered(search);
  if (!search) return listPage(context, searched, columns, order);
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  const found = searched
    .select([sql.ref(key).as('found_key'), sql.ref(sort).as('found_sort')])
    .limit(mostCounted + 1);
  const { rows: places } = await sql<{ found_key: string; total: number }>`
    with found as materialized ${found}
    select found_key, (select count(*) from found)::int as total from found
    order by found_sort ${direction}, found_key ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(context.db);
  const total = places[0]?.total ?? 0;
  if (total === 0) return { rows: [], total: 0, more: false };
  if (total > mostCounted) {
    return { rows: await rowsInOrder(columns(searched), order).execute(), total: mostCounted, more: true };
  }
  const keys = places.map(({ found_key }) => found_key);
  const ofPage = columns(filtered(undefined)).where(sql<boolean>`${sql.ref(key)} in (${sql.join(keys)})`);
  return { rows: await rowsInOrder(ofPage, { ...order, page: 1 }).execute(), total, more: false };
};
