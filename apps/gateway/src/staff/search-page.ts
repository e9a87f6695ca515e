import { mostCounted, pageSize } from '@sigorta/contracts/panel/list';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';

/**
 * `listPage` for a list that was searched. Nobody can guess how many rows a beginning of a word finds, so the database
 * would walk a million rows in their order looking for a name that is not there. Here the search comes first, whatever it
 * finds is counted, and only the rows of the page are read.
 */
export const searchPage = async <DB extends Database, TB extends keyof DB, Row>(
  { db }: Context,
  filtered: SelectQueryBuilder<DB, TB, object>,
  columns: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  order: { page: number; ascending: boolean; sort: string; key: string },
): Promise<{ rows: Row[]; total: number; more: boolean }> => {
  const { page, ascending, sort, key } = order;
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  const found = filtered.select([sql.ref(key).as('found_key'), sql.ref(sort).as('found_sort')]);
  const { rows: places } = await sql<{ found_key: string; total: number }>`
    with found as materialized ${found}
    select found_key, (select count(*) from found)::int as total from found
    order by found_sort ${direction}, found_key ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  if (places.length === 0) return { rows: [], total: 0, more: false };
  const keys = places.map(({ found_key }) => found_key);
  const rows = await columns(filtered)
    .where(sql<boolean>`${sql.ref(key)} in (${sql.join(keys)})`)
    .orderBy(sql`${sql.ref(sort)} ${direction}`)
    .orderBy(sql`${sql.ref(key)} ${direction}`)
    .execute();
  const count = places[0]?.total ?? 0;
  return { rows, total: Math.min(count, mostCounted), more: count > mostCounted };
};
