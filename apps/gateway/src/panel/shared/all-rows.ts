import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const together = 1000;

/**
 * Every row of a filtered list in its order, a thousand at a time: each step begins where the one before ended, so that a
 * row that comes in meanwhile moves none.
 * @param sort the column to order by; `key` makes the order whole
 * @param most rows that are given at most
 */
export async function* allRows<DB extends Database, TB extends keyof DB, Row>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  columns: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  { ascending, sort, key, most }: { ascending: boolean; sort: string; key: string; most: number },
): AsyncGenerator<Row[]> {
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  const beyond = sql.raw(ascending ? '>' : '<');
  let last: { sort: unknown; key: unknown } | null = null;
  for (let given = 0; given < most; ) {
    const from = last;
    const rows = (await columns(filtered)
      .select([sql.ref(sort).as('last_sort'), sql.ref(key).as('last_key')])
      .$if(from !== null, (query) =>
        query.where(
          sql<boolean>`(${sql.ref(sort)}, ${sql.ref(key)}) ${beyond} (${from?.sort}, ${from?.key})`,
        ),
      )
      .orderBy(sql`${sql.ref(sort)} ${direction}`)
      .orderBy(sql`${sql.ref(key)} ${direction}`)
      .limit(Math.min(together, most - given))
      .execute()) as (Row & { last_sort: unknown; last_key: unknown })[];
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < together) return;
    last = { sort: end.last_sort, key: end.last_key };
    given += rows.length;
  }
}
