import { type Kysely, sql } from 'kysely';

/** The audit log is looked through by person, action, day and subject. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index audit_entry_by_person on audit_entry (staff_id, number)`.execute(db);
  await sql`create index audit_entry_by_action on audit_entry (action, number)`.execute(db);
  await sql`create index audit_entry_by_day on audit_entry (at, number)`.execute(db);
  await sql`create index audit_entry_by_book on audit_entry (partner_id, number)`.execute(db);
  await sql`create index audit_entry_by_subject_id on audit_entry (subject_id text_pattern_ops, number)`.execute(
    db,
  );
};
