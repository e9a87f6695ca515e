import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Named {
  table: string;
  name: string;
  definition: string;
}

/**
 * Without indexes, keys and references while rows come in, and whole again afterwards: many times faster than keeping them,
 * and what is made again is checked for every row.
 * @returns makes them again
 */
export const withoutIndexes = async (
  session: Kysely<Database>,
  tables: readonly string[],
): Promise<(say: (line: string) => void) => Promise<void>> => {
  const names = sql.join(tables.map((name) => sql.lit(name)));
  const { rows: constraints } = await sql<Named & { kind: string }>`
    select conrelid::regclass::text as table, conname as name, contype as kind, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
      and (conrelid::regclass::text in (${names}) or confrelid::regclass::text in (${names}))
    order by contype = 'f', contype, conname`.execute(session);
  const { rows: indexes } = await sql<Named>`
    select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in (${names})
      and not exists (select 1 from pg_constraint where conname = indexname) order by 2`.execute(session);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(session);
  for (const { table, name } of constraints.toReversed())
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(session);
  return async (say) => {
    for (const { table, name, kind, definition } of constraints.filter((one) => one.kind !== 'f')) {
      say(`${kind === 'p' ? 'key' : 'unique'} ${name}`);
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        session,
      );
    }
    for (const { name, definition } of indexes) {
      say(`index ${name}`);
      await sql.raw(definition).execute(session);
    }
    for (const { table, name, definition } of constraints.filter((one) => one.kind === 'f')) {
      say(`reference ${name}`);
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        session,
      );
    }
  };
};
