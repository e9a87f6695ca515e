import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface TableSize {
  name: string;
  rows: number;
  /** bytes, with what is kept beside long rows */
  heap: number;
  indexes: number;
}

/** The largest first; rows as the planner believes. */
export const sizesOf = async (db: Kysely<Database>): Promise<TableSize[]> =>
  (
    await sql<TableSize>`select relname as name, greatest(reltuples, 0)::float8 as rows,
        pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc`.execute(db)
  ).rows;
