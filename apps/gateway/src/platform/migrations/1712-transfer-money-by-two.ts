import { type Kysely, sql } from 'kysely';

/** Who read the bank's statement and who let the money count are two persons; rows of before stay as they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table transfer_money add constraint transfer_money_second_person
    check (settled_by is null or verdict <> 'right' or settled_by <> entered_by) not valid`.execute(db);
};
