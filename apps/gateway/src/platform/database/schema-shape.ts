import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** the lock Kysely's migrator takes, so that nobody looks while another replica changes the schema */
const migratorsLock = 3853314791062309107n;
/** objects a sentence names */
const mostNamed = 4;

const mine = sql`n.nspname = 'public'`;

/** Everything of the schema that the program leans on: what it is called, and how PostgreSQL would write it down. */
const readObjects = async (trx: Transaction<Database>): Promise<Record<string, string>> => {
  /* what is qualified in a printed definition depends on it */
  await sql`set local search_path = public`.execute(trx);
  const { rows } = await sql<{ object: string; definition: string }>`
    with tables as (
      select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${mine} and c.relkind in ('r', 'p'))
    select 'table ' || t.relname as object, '' as definition from tables t
    union all
    select 'column ' || t.relname || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
        a.attnotnull::text, a.attidentity::text, a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid))
      from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    union all
    select 'constraint ' || t.relname || '.' || k.conname, pg_get_constraintdef(k.oid) || k.convalidated::text
      from tables t join pg_constraint k on k.conrelid = t.oid where k.contype <> 'n'
    union all
    select 'index ' || i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || i.indisvalid::text
      from tables t join pg_index i on i.indrelid = t.oid
    union all
    select 'trigger ' || t.relname || '.' || g.tgname, pg_get_triggerdef(g.oid) || g.tgenabled::text
      from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
    union all
    select 'function ' || p.oid::regprocedure::text, pg_get_functiondef(p.oid)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${mine} and p.prokind in ('f', 'p')
        and not exists (select 1 from pg_depend e where e.objid = p.oid and e.deptype = 'e')`.execute(trx);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return Object.fromEntries(rows.map(({ object, definition }) => [object, hash(definition)]));
};

const appliedMigrations = async (trx: Transaction<Database>): Promise<string[]> => {
  const { rows: known } = await sql<{
    there: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as there`.execute(trx);
  if (!known[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration`.execute(trx);
  /* sorted here: another server may collate otherwise */
  return rows.map(({ name }) => name).sort();
};

const majorOf = async (trx: Transaction<Database>): Promise<number> => {
  const { rows } = await sql<{
    major: number;
  }>`select current_setting('server_version_num')::integer / 10000 as major`.execute(trx);
  return rows[0]?.major ?? 0;
};

const isThere = async (trx: Transaction<Database>, table: string): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(trx);
  return rows[0]?.there === true;
};

const locked = async <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(String(migratorsLock))}::bigint)`.execute(trx);
    return work(trx);
  });

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** Names of the migrations a database has, in their order; none on an empty one. */
export const appliedTo = (db: Kysely<Database>): Promise<string[]> => locked(db, appliedMigrations);

/** What was there after the last migration and is gone or another now; more than there was is no damage. */
const lostObjects = async (trx: Transaction<Database>): Promise<string[]> => {
  const applied = await appliedMigrations(trx);
  if (!(await isThere(trx, 'schema_shape')))
    return applied.some((name) => name.startsWith('1721-')) ? ['table schema_shape'] : [];
  const noted = await trx.selectFrom('schema_shape').selectAll().executeTakeFirst();
  /* a replica that migrated and has not written the new shape down yet */
  if (!noted || !sameNames(noted.migrations, applied)) return [];
  const now = await readObjects(trx);
  const sameWords = noted.server_major === (await majorOf(trx));
  return Object.entries(noted.objects)
    .filter(([object, hash]) => now[object] === undefined || (sameWords && now[object] !== hash))
    .map(([object]) => object);
};

/** A column of a table that is gone needs no mention. */
const told = (lost: readonly string[]): string => {
  const tables = new Set(lost.filter((one) => one.startsWith('table ')).map((one) => one.slice(6)));
  const inside = (one: string) => tables.has(/^(?:column|constraint|trigger) ([^.]+)\./.exec(one)?.[1] ?? '');
  const named = lost
    .filter((one) => !inside(one))
    .toSorted((a, b) => Number(b.startsWith('table ')) - Number(a.startsWith('table ')));
  const more = named.length - mostNamed;
  return named.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/**
 * Compares the schema with what the migrations left; on an empty database there is nothing to compare.
 * @throws StartError when something of it is missing or another, or a restore into it never ended
 */
export const checkSchema = async (db: Kysely<Database>): Promise<void> => {
  const unfinished = await locked(db, (trx) => isThere(trx, 'restore_unfinished'));
  if (unfinished)
    throw new StartError(
      'A restore into this database began and never ended; restore again into an empty one, this one is not served.',
    );
  await checkShape(db);
};

/** @throws StartError when something of the schema is missing or another */
export const checkShape = async (db: Kysely<Database>): Promise<void> => {
  const lost = await locked(db, lostObjects);
  if (lost.length > 0)
    throw new StartError(
      `The database is damaged: missing or changed are ${told(lost)}; restore a backup into an empty database, this one is not served.`,
    );
};

/** Writes down how the schema stands, unless these very migrations have done so already. */
export const noteSchema = async (db: Kysely<Database>): Promise<void> => {
  await locked(db, async (trx) => {
    const migrations = await appliedMigrations(trx);
    const noted = await trx.selectFrom('schema_shape').select('migrations').executeTakeFirst();
    if (noted && sameNames(noted.migrations, migrations)) return;
    const shape = {
      migrations: JSON.stringify(migrations),
      server_major: await majorOf(trx),
      objects: JSON.stringify(await readObjects(trx)),
    };
    await trx
      .insertInto('schema_shape')
      .values({ only_row: true, ...shape })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(shape))
      .execute();
  });
};
