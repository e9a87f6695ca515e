import { type QueryExecutorProvider, sql } from 'kysely';

/** Every row of every table that survives a crash as text, generated columns too, in an order that no collation moves; and every sequence. */
export const allRows = async (db: QueryExecutorProvider): Promise<Record<string, string[]>> => {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`.execute(db);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    rows[name] = found.rows.map(({ row }) => row).sort();
  }
  const sequences = await sql<{
    row: string;
  }>`select sequencename || ' ' || coalesce(last_value::text, '-') as row from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  rows['(sequences)'] = sequences.rows.map(({ row }) => row).sort();
  return rows;
};
