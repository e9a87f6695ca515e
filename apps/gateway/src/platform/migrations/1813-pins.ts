import { type Kysely, sql } from 'kysely';
import type { MigrationFacts } from '../database/migrate.ts';

const body = sql.raw('$$');
const pinned = ['quote', 'application', 'purchase_order'] as const;

/** What belongs to no product of today: nothing opens it, as nothing did before. */
const unknown = 'unknown@0000000000000000';

const fill = async (db: Kysely<unknown>, table: string, releases: ReadonlyMap<string, string>) => {
  for (const [product, release] of releases)
    await sql`update ${sql.table(table)} set release = ${release} where product = ${product}`.execute(db);
};

/**
 * The release of its family that a quote, a form for staff and an order began under. Rows of before began under the one this
 * gateway starts with, as far as anybody knows.
 */
export const up = async (db: Kysely<unknown>, { releases }: MigrationFacts): Promise<void> => {
  for (const table of pinned) await sql`alter table ${sql.table(table)} add column release text`.execute(db);
  /* the guards want a new version with every change: this is none */
  await sql`alter table purchase_order disable trigger user`.execute(db);
  for (const table of pinned) await fill(db, table, releases);
  await sql`update quote set release = ${unknown} where release is null`.execute(db);
  await sql`update application set release = ${unknown} where release is null and answers is not null`.execute(
    db,
  );
  await sql`update purchase_order set release = ${unknown} where release is null and kind = 'policy'`.execute(
    db,
  );
  await sql`alter table purchase_order enable trigger user`.execute(db);
  await sql`alter table quote alter column release set not null`.execute(db);
  await sql`alter table application add constraint application_pinned
    check (answers is null or release is not null)`.execute(db);
  await sql`alter table purchase_order add constraint purchase_order_pinned
    check (kind = 'payment' or release is not null)`.execute(db);
  await sql`create function pin_stays() returns trigger language plpgsql as ${body}
    begin
      if new.release is distinct from old.release then
        raise exception 'the release a % began under stays', tg_table_name using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);
  for (const table of pinned)
    await sql`create trigger ${sql.id(`${table}_pin`)} before update of release on ${sql.table(table)}
      for each row execute function pin_stays()`.execute(db);
};
