import { type Kysely, sql } from 'kysely';

/** Every start reads the orders of its quote and the declined attempts of its session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index purchase_order_quote on purchase_order (quote_id)`.execute(db);
  await sql`create index purchase_order_session on purchase_order (session_id)`.execute(db);
}
