import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/** A refund that a person sent: when, with which paper, and who wrote it down (decision 0177). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refund
    add column sent_on date,
    add column reference text,
    add column closed_by text references staff (id),
    add constraint refund_closed_whole check ((closed_by is null) = (sent_on is null)
      and (closed_by is null) = (reference is null))`.execute(db);
  /* the second pair of eyes, known to the database as in refund_ask */
  await sql`create function refund_second_person() returns trigger language plpgsql as ${body}
    begin
      if exists (select 1 from refund_ask where refund_id = new.id and asked_by = new.closed_by) then
        raise exception 'who asked for a refund cannot close it (refund_second_person)' using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);
  await sql`create trigger refund_second_person before update of closed_by on refund
    for each row when (new.closed_by is not null) execute function refund_second_person()`.execute(db);
  await sql`create index refund_ask_by_refund on refund_ask (refund_id) where refund_id is not null`.execute(
    db,
  );
};
