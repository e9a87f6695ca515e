import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Leaves so many orders of a seeded database without mail and papers, as a bad day of the mail server does; without triggers. */
export const leaveUnfinished = async (db: Kysely<Database>, wanted: number): Promise<void> => {
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    await sql`update purchase_order set state = 'ISSUED', mail_state = 'waiting' where id in (
      select id from purchase_order where state = 'DELIVERED' order by id limit greatest(0,
        ${wanted} - (select count(*) from purchase_order where state in ('ISSUED', 'MANUAL'))))`.execute(
      session,
    );
    await sql`update purchase set is_unjudged = true where judged_version is not null and id in (
      select quote_id from purchase_order where state in ('ISSUED', 'MANUAL'))`.execute(session);
    await sql`set session_replication_role = origin`.execute(session);
  });
  await sql`analyze purchase_order`.execute(db);
};
