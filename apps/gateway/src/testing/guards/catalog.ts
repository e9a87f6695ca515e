import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { moneyTables } from './tables.ts';

/** Something of a table that the database refuses by itself. */
export interface Guard {
  /** `table.name` */
  id: string;
  table: string;
  kind: 'constraint' | 'index' | 'trigger';
  /** as the database prints it */
  definition: string;
  /** that of a trigger's function */
  body: string | null;
  /** the statement that takes it away */
  drop: string;
}

type Db = Pick<Kysely<Database>, 'executeQuery' | 'getExecutor'>;
const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await query.execute(db as Kysely<Database>)).rows as Row[];

/** Every guard of the money tables but columns that may not be empty, which `emptyOf` tells of. */
export const guardsOf = (db: Db): Promise<Guard[]> =>
  rowsOf<Guard>(
    db,
    sql`with guarded as (
      select oid, relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any(${Object.keys(moneyTables)}))
    select t.name || '.' || c.conname as id, t.name as table, 'constraint' as kind,
        pg_get_constraintdef(c.oid) as definition, null as body,
        format('alter table %I drop constraint %I cascade', t.name, c.conname) as drop
      from pg_constraint c join guarded t on t.oid = c.conrelid where c.contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select t.name || '.' || i.relname, t.name, 'index', pg_get_indexdef(i.oid), null, format('drop index %I', i.relname)
      from pg_index x join guarded t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and not exists (select 1 from pg_constraint c where c.conindid = i.oid and c.contype <> 'f')
    union all
    select t.name || '.' || g.tgname, t.name, 'trigger', pg_get_triggerdef(g.oid), pg_get_functiondef(g.tgfoid),
        format('drop trigger %I on %I', g.tgname, t.name)
      from pg_trigger g join guarded t on t.oid = g.tgrelid where not g.tgisinternal
    order by 1`,
  );

/** Columns that may be empty, by table. */
export async function emptyOf(db: Db): Promise<Record<string, string[]>> {
  const rows = await rowsOf<{ table: string; columns: string[] }>(
    db,
    sql`select t.relname as table,
        array_agg(a.attname::text order by a.attnum) filter (where not a.attnotnull) as columns
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns ?? []]));
}
