import { type Kysely, sql } from 'kysely';

/*
 * What is looked for by the clock is found by an index, however much a shop has sold (decision 0500). `stays` says that
 * retention has met a purchase behind a row: it is not looked at again. Of a gateway that does not know the column a row is
 * looked at once more, no more. Where tables are large already, somebody makes these indexes beforehand, `concurrently`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote add column stays boolean not null default false`.execute(db);
  await sql`alter table session add column stays boolean not null default false`.execute(db);
  const index = (name: string, on: string) =>
    sql`create index if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  await index('quote_undecided', 'quote (created_at, id) where not stays');
  await index('session_undecided', 'session (expires_at, id) where not stays');
  await index('outbox_done', `outbox (run_at) where state = 'done'`);
  await index(
    'purchase_order_to_wipe',
    `purchase_order (updated_at) where state = 'CONSENTED' and buyer_name <> ''`,
  );
  await index('attempt_changed', 'attempt (updated_at)');
  await index('attempt_lost', `attempt (state, order_id, created_at) where state in ('DECLINED', 'EXPIRED')`);
  /* orders of lists that had no index */
  await index('transfer_newest', 'transfer (created_at, id)');
  await index('transfer_by_end', 'transfer (expires_at, id)');
  await index('transfer_by_amount', 'transfer (amount, id)');
  await index('transfer_by_reference', 'transfer (reference text_pattern_ops)');
  await index('cancellation_newest', 'cancellation (requested_at, id)');
  await index('payment_request_latest', 'payment_request (created_at, id)');
  await index('payment_request_by_amount', 'payment_request (amount, id)');
  await index('payment_request_by_end', 'payment_request (expires_at, id)');
  await index('proposal_latest', 'proposal (asked_at, id)');
  await index('proposal_by_amount', 'proposal (amount, id)');
  await index('proposal_over', `proposal (decided_at, id) where state <> 'ASKED'`);
  await index('proposal_over_of_kind', `proposal (kind, decided_at, id) where state <> 'ASKED'`);
  await index('proposal_of_subject', 'proposal (subject)');
  /* a session that is deleted takes these with it */
  await index('quote_access_by_session', 'quote_access (session_id)');
  await index('staff_session_by_session', 'staff_session (session_id)');
  await index('staff_challenge_by_session', 'staff_challenge (session_id)');
  /* and a kept quote these */
  await index('quote_mail_by_saved_quote', 'quote_mail (saved_quote_id)');
  await index(
    'renewal_reminder_by_saved_quote',
    'renewal_reminder (saved_quote_id) where saved_quote_id is not null',
  );
};
