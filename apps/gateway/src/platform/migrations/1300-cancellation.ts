import { type Kysely, sql } from 'kysely';
import { allowSteps, guardSteps } from '../database/allow-steps.ts';

/** Notices that end a policy (decision 0140), and who proved that a policy is his by its number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cancellation (
    id text primary key,
    order_id text not null references purchase_order (id),
    state text not null,
    version integer not null,
    kind text not null check (kind in ('withdrawal', 'cancellation')),
    reason text,
    expected bigint not null check (expected > 0),
    refund bigint check (refund >= 0),
    refusal text,
    calls integer not null,
    not_found integer not null,
    unknown_since timestamptz,
    requested_at timestamptz not null,
    pass_on_by timestamptz not null,
    passed_at timestamptz,
    refund_by timestamptz,
    due_at timestamptz,
    settled_at timestamptz,
    note text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  /* a policy is cancelled once: only a refused notice leaves room for another */
  await sql`create unique index cancellation_one_live on cancellation (order_id)
    where state <> 'REFUSED'`.execute(db);
  await sql`create index cancellation_by_order on cancellation (order_id, created_at)`.execute(db);
  await sql`create index cancellation_queue on cancellation (due_at, id)`.execute(db);
  await guardSteps(db, 'cancellation', [
    'REQUESTED>SENT',
    'REQUESTED>MANUAL',
    'SENT>ACCEPTED',
    'SENT>REFUSED',
    'SENT>UNKNOWN',
    'SENT>MANUAL',
    'UNKNOWN>ACCEPTED',
    'UNKNOWN>REFUSED',
    'UNKNOWN>REQUESTED',
    'UNKNOWN>MANUAL',
    'ACCEPTED>REFUND_DUE',
    'REFUND_DUE>REFUNDED',
    'REFUND_DUE>MANUAL',
    'MANUAL>REQUESTED',
    'MANUAL>ACCEPTED',
    'MANUAL>REFUSED',
    'MANUAL>REFUNDED',
  ]);
  await allowSteps(db, 'policy', ['ISSUED>CANCELLED']);
  await sql`create table policy_proof (
    session_id text not null references session (id) on delete cascade,
    order_id text not null references purchase_order (id),
    expires_at timestamptz not null,
    primary key (session_id, order_id)
  )`.execute(db);
}
