import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';
import type { StoredKind } from '../../purchase/store/open-cases.ts';

/** What a row says of itself beside the case it is. */
export interface Subject {
  id: string;
  changed: Date;
  amount: number | null;
  detail: string | null;
  provider?: string | null;
}

type Of = (db: Kysely<Database>, ids: readonly string[]) => Promise<Subject[]>;

const read = async (db: Kysely<Database>, query: ReturnType<typeof sql<Subject>>): Promise<Subject[]> =>
  (await query.execute(db)).rows;

const charged = sql`(select attempt.paid from attempt where attempt.order_id = o.id and ${isPayingAttempt})`;

const orders =
  (detail: 'reason' | 'policy' | 'none'): Of =>
  (db, ids) =>
    read(
      db,
      sql`select o.id, o.updated_at as changed, ${charged} as amount,
        ${detail === 'reason' ? sql`o.reason` : detail === 'policy' ? sql`p.state` : sql`null`} as detail
        from purchase_order o left join policy p on p.order_id = o.id where o.id = any(${[...ids]}::text[])`,
    );
const attempts: Of = (db, ids) =>
  read(
    db,
    sql`select id, updated_at as changed, paid as amount, provider_code as detail, psp as provider
      from attempt where id = any(${[...ids]}::text[])`,
  );
const refunds: Of = (db, ids) =>
  read(
    db,
    sql`select r.id, r.updated_at as changed, r.amount, r.provider_code as detail, a.psp as provider
      from refund r left join attempt a on a.id = r.attempt_id where r.id = any(${[...ids]}::text[])`,
  );
const notices: Of = (db, ids) =>
  read(
    db,
    sql`select id, updated_at as changed, expected as amount, kind as detail
      from cancellation where id = any(${[...ids]}::text[])`,
  );
const transfers: Of = (db, ids) =>
  read(
    db,
    sql`select id, updated_at as changed, amount, reference as detail
      from transfer where id = any(${[...ids]}::text[])`,
  );

/** Where the row of a case's subject is. */
export const subjects: Record<StoredKind, Of> = {
  'no-policy': orders('reason'),
  'policy-slow': orders('policy'),
  'policy-strange': orders('reason'),
  'charge-unknown': attempts,
  'refund-held': refunds,
  'refund-unknown': refunds,
  'end-unknown': notices,
  'end-stuck': notices,
  'end-refused': notices,
  'transfer-stuck': transfers,
  'papers-late': orders('none'),
};
