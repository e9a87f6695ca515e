import { mostCounted, pageSize } from '@sigorta/contracts/panel/list';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** `sort` is the column to order by; `key` makes the order whole */
export interface PageOrder {
  page: number;
  ascending: boolean;
  sort: string;
  key: string;
  /** the filter is a range of `sort`: its rows lie together there, and may lie far apart everywhere else */
  isRange?: boolean;
  /** keys of the page's rows where somebody found them already */
  ids?: readonly string[];
}

const inOrder = <DB extends Database, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { ascending, sort, key }: PageOrder,
) => {
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  return query.orderBy(sql`${sql.ref(sort)} ${direction}`).orderBy(sql`${sql.ref(key)} ${direction}`);
};

/** The rows of a page as the database meets them on a walk in order. */
export const rowsInOrder = <DB extends Database, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: PageOrder,
) => {
  const { ids, key, page } = order;
  if (ids === undefined)
    return inOrder(query, order)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
  const isOfPage =
    ids.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(key)} in (${sql.join(ids)})`;
  return inOrder(query.where(isOfPage), order);
};

/**
 * One page of a list and how many rows there are, counted to `mostCounted` at most: on a table of millions both stay
 * index work when the filters and the sort column have their index.
 * @param filtered joins and conditions, without columns, order or limit
 * @param columns adds the columns of a row
 */
export const listPage = async <DB extends Database, TB extends keyof DB, Row>(
  { db }: Context,
  filtered: SelectQueryBuilder<DB, TB, object>,
  columns: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  order: PageOrder,
): Promise<{ rows: Row[]; total: number; more: boolean }> => {
  const ones = filtered.select(sql<number>`1`.as('one'));
  const [rows, counted] = await Promise.all([
    rowsInOrder(columns(filtered), order).execute(),
    db
      .selectFrom((order.isRange ? inOrder(ones, order) : ones).limit(mostCounted + 1).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const count = Number(counted.count);
  return { rows, total: Math.min(count, mostCounted), more: count > mostCounted };
};
