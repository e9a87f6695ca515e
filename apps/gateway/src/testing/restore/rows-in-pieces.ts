import { sql } from 'kysely';
import type { TestDatabase } from '../test-database.ts';

/**
 * The rows of every table and every sequence as text, a few blocks of a table at a time: papers of a long campaign fit into no
 * one string. All as of one moment.
 * @param pieceBytes of a table with what it keeps apart; as text it is about twice as much
 */
export async function* rowsInPieces(
  db: TestDatabase['db'],
  pieceBytes = 32_000_000,
): AsyncGenerator<{ table: string; rows: string[] }> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const tables = await sql<{ name: string; blocks: number; bytes: number }>`
      select relname as name, (pg_relation_size(oid) / current_setting('block_size')::int)::int as blocks,
        pg_table_size(oid)::float8 as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`.execute(trx);
    for (const { name, blocks, bytes } of tables.rows) {
      const step = Math.max(1, Math.floor((pieceBytes * blocks) / Math.max(1, bytes)));
      for (let from = 0; from < blocks; from += step) {
        const [first, end] = [`(${from},0)`, `(${from + step},0)`];
        const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
          where ctid >= ${first}::tid and ctid < ${end}::tid`.execute(trx);
        yield { table: name, rows: rows.map(({ row }) => row) };
      }
    }
    const sequences = await sql<{
      row: string;
    }>`select sequencename || ' ' || coalesce(last_value::text, '-') as row
      from pg_sequences where schemaname = 'public'`.execute(trx);
    yield { table: '(sequences)', rows: sequences.rows.map(({ row }) => row) };
  } finally {
    await trx.rollback().execute();
  }
}
