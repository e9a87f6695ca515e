import { type Kysely, sql } from 'kysely';

/** What a guard allows today, read out of the database: another migration may have added to it. */
async function allowedNow(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{
    source: string;
  }>`select prosrc as source from pg_proc where proname = ${`${table}_guard`}`.execute(db);
  return [...(rows[0]?.source ?? '').matchAll(/'([A-Z_]+>[A-Z_]+)'/g)].map((match) => match[1] ?? '');
}

async function writeGuard(db: Kysely<unknown>, table: string, steps: readonly string[]): Promise<void> {
  const list = sql.join(steps.map((step) => sql.lit(step)));
  await sql`create or replace function ${sql.id(`${table}_guard`)}() returns trigger language plpgsql as ${sql.raw('$$')}
    begin
      if new.state <> old.state and (old.state || '>' || new.state) not in (${list}) then
        raise exception '% may not go from % to %', tg_table_name, old.state, new.state using errcode = '23514';
      end if;
      if new.version <> old.version + 1 then
        raise exception '% changed without its version', tg_table_name using errcode = '23514';
      end if;
      return new;
    end ${sql.raw('$$')}`.execute(db);
}

/** For migrations: adds steps (`FROM>TO`) to those the guard of a table allows already. */
export async function allowSteps(
  db: Kysely<unknown>,
  table: string,
  steps: readonly string[],
): Promise<void> {
  await writeGuard(db, table, [...new Set([...(await allowedNow(db, table)), ...steps])]);
}

/** For migrations: guards a new table with columns `state` and `version`. */
export async function guardSteps(
  db: Kysely<unknown>,
  table: string,
  steps: readonly string[],
): Promise<void> {
  await writeGuard(db, table, steps);
  await sql`create trigger ${sql.id(`${table}_guard`)} before update on ${sql.id(table)}
    for each row execute function ${sql.id(`${table}_guard`)}()`.execute(db);
}
