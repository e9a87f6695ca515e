import { type Kysely, sql } from 'kysely';

/** What people read out of a statement: the provider's number of a payment, and the end of the card. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index attempt_by_provider_number on attempt (psp_payment_id) where psp_payment_id is not null`.execute(
    db,
  );
  await sql`create index attempt_by_card_end on attempt (card_last4, created_at) where card_last4 <> ''`.execute(
    db,
  );
};
