import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';

/** Where notes about a kind of thing stand, and the column that says about which one. */
const places = {
  application: { table: 'application_note', of: 'application_id' },
  quote: { table: 'quote_note', of: 'quote_id' },
  /** a customer is a phone: under its keyed hash */
  customer: { table: 'customer_note', of: 'phone_key' },
} as const;
type Noted = keyof typeof places;

interface Note {
  id: string;
  by: string;
  at: string;
  text: string;
}

/**
 * What colleagues wrote about a thing, the newest first.
 * @param ids the thing, under each of its names
 * @param partnerId of customers' notes: only those of this partner; null reads all
 */
export const notesOf = async (
  db: Kysely<Database>,
  kind: Noted,
  ids: readonly string[],
  partnerId: string | null = null,
): Promise<Note[]> => {
  const { table, of } = places[kind];
  const { rows } = await sql<{ id: string; name: string; created_at: Date; text: string }>`
    select note.id, staff.name, note.created_at, note.text
    from ${sql.table(table)} as note join staff on staff.id = note.staff_id
    where note.${sql.id(of)} in (${sql.join(ids)})
      ${partnerId === null ? sql`` : sql`and note.partner_id = ${partnerId}`}
    order by note.created_at desc, note.id`.execute(db);
  return rows.map(({ id, name, created_at, text }) => ({
    id,
    by: name,
    at: created_at.toISOString(),
    text,
  }));
};

interface Written {
  /** id of the thing */
  about: string;
  staffId: string;
  text: string;
  /** of a customer's note: in whose scope it stands */
  partnerId?: string;
}

/** Writes a note; who wrote it is the caller's to audit, in the same transaction. */
export const writeNote = async (
  { clock }: Context,
  trx: Kysely<Database>,
  kind: Noted,
  { about, staffId, text, partnerId }: Written,
): Promise<void> => {
  const { table, of } = places[kind];
  const columns = {
    id: randomId(),
    [of]: about,
    staff_id: staffId,
    text,
    created_at: clock(),
    ...(partnerId === undefined ? {} : { partner_id: partnerId }),
  };
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.id(name)))})
    values (${sql.join(Object.values(columns))})`.execute(trx);
};
