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
      coalesce(bool_or(t.tgname like '%\\_only\\_grow%'), false) as grows,
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

/** @throws StartError for a role that is none, or that its rights could not hold */
const checkRole = async (db: Kysely<Database>, role: string): Promise<void> => {
  const { rows } = await sql<{ mighty: boolean; owns: boolean }>`
    select rolsuper or rolcreaterole as mighty, pg_has_role(${role}::name, current_user, 'member') as owns
    from pg_roles where rolname = ${role}`.execute(db);
  const [found] = rows;
  if (!found) throw new StartError(`The database has no role ${role} (SERVING_ROLE).`);
  if (found.mighty || found.owns)
    throw new StartError(`The role ${role} (SERVING_ROLE) may do all that its owner may: name another one.`);
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
    for (const table of await tablesOf(trx))
      await sql`grant ${listed(rightsOn(table))} on ${sql.table(table.name)} to ${to}`.execute(trx);
  });
};
