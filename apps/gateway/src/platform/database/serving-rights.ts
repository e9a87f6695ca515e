import { type Kysely, sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/** What a row of this kind of table may have done to it by a gateway that serves. */
type Right = 'select' | 'insert' | 'update' | 'delete' | 'truncate';

/* what says which schema this is: read at a start, written by `migrate` alone */
const ofTheSchema = ['kysely_migration', 'kysely_migration_lock', 'schema_shape'];

interface Table {
  name: string;
  /** a trigger refuses every change of its rows */
  grows: boolean;
  /** a trigger refuses to delete its rows */
  stays: boolean;
}

/** Tables whose rows stand for ever say so by their triggers (migrations); a right that these refuse is not given either. */
const tablesOf = async (db: Kysely<Database>): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select c.relname as name,
      coalesce(bool_or(t.tgname like '%\\_grows' or t.tgname like '%\\_only\\_grow%'), false) as grows,
      coalesce(bool_or(t.tgname like '%\\_stays'), false) as stays
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname order by c.relname`.execute(db);
  return rows;
};

const rightsOn = ({ name, grows, stays }: Table): readonly Right[] => {
  if (ofTheSchema.includes(name)) return ['select'];
  if (grows) return ['select', 'insert'];
  if (stays) return ['select', 'insert', 'update'];
  const all: readonly Right[] = ['select', 'insert', 'update', 'delete'];
  return name === 'write_probe' ? [...all, 'truncate'] : all;
};

const listed = (rights: readonly Right[]) => sql.raw(rights.join(', '));

/** @throws StartError for a role that is none, or that its rights could not hold: an owner may do anything with what it owns */
const checkRole = async (db: Kysely<Database>, role: string): Promise<void> => {
  const { rows } = await sql<{ mighty: boolean; member: boolean; owns: boolean }>`
    select rolsuper or rolcreaterole or rolreplication or rolbypassrls as mighty,
      exists (select 1 from pg_auth_members m where m.member = r.oid) as member,
      rolname = current_user
        or exists (select 1 from pg_database where datname = current_database() and datdba = r.oid)
        or exists (select 1 from pg_namespace where nspname = 'public' and nspowner = r.oid)
        or exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid)
        or exists (select 1 from pg_proc where pronamespace = 'public'::regnamespace and proowner = r.oid) as owns
    from pg_roles r where rolname = ${role}`.execute(db);
  const [found] = rows;
  if (!found) throw new StartError(`The database has no role ${role} (SERVING_ROLE).`);
  if (found.owns)
    throw new StartError(
      `The role ${role} (SERVING_ROLE) owns the database or something in it, and may change what it owns: name one that owns nothing.`,
    );
  if (found.mighty || found.member)
    throw new StartError(
      `The role ${role} (SERVING_ROLE) may do more than it is given, by what it is or as a member of another one: name one of its own.`,
    );
};

/** What was given to everybody, or by somebody else, is none of ours to take back. @throws StartError when there is such a right */
const checkNoMore = async (db: Kysely<Database>, role: string, tables: readonly Table[]): Promise<void> => {
  const { rows } = await sql<{ creates: boolean }>`
    select has_schema_privilege(${role}, 'public', 'create') as creates`.execute(db);
  const kinds: readonly Right[] = ['insert', 'update', 'delete', 'truncate'];
  const more = (
    await Promise.all(
      tables.map(async (table) => {
        const not = kinds.filter((kind) => !rightsOn(table).includes(kind)).join(', ');
        if (not === '') return [];
        const { rows: has } = await sql<{ has: boolean }>`
          select has_table_privilege(${role}, ${`public.${table.name}`}, ${not}) as has`.execute(db);
        return has[0]?.has ? [table.name] : [];
      }),
    )
  ).flat();
  if (rows[0]?.creates) more.unshift('the schema public');
  if (more.length > 0)
    throw new StartError(
      `The role ${role} (SERVING_ROLE) has rights on ${more.join(', ')} that somebody else gave to it or to everybody.`,
    );
};

/**
 * Before migrations: what these make is the role's at once, for gateways of the version before serve meanwhile, and a new trigger on an
 * old table may write to it. `grantServingRights` narrows it.
 */
export const promiseServingRights = async (db: Kysely<Database>, role: string): Promise<void> => {
  await checkRole(db, role);
  const to = sql.id(role);
  await sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${to}`.execute(
    db,
  );
  await sql`alter default privileges in schema public grant usage, select on sequences to ${to}`.execute(db);
};

/**
 * Gives the role that gateways serve with what they need of each table and nothing more: no table, trigger or function is made, changed
 * or switched off by it. What it had before is taken first, so that a table of before leaves no right behind.
 * @param role its name on the server; SERVING_ROLE
 */
export const grantServingRights = async (db: Kysely<Database>, role: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await checkRole(trx, role);
    const to = sql.id(role);
    await sql`revoke create on schema public from public`.execute(trx);
    await sql`revoke all on all tables in schema public from ${to}`.execute(trx);
    await sql`revoke all on schema public from ${to}`.execute(trx);
    await sql`grant usage on schema public to ${to}`.execute(trx);
    await sql`grant usage, select on all sequences in schema public to ${to}`.execute(trx);
    const tables = await tablesOf(trx);
    for (const table of tables)
      await sql`grant ${listed(rightsOn(table))} on ${sql.table(table.name)} to ${to}`.execute(trx);
    await checkNoMore(trx, role, tables);
  });
};
