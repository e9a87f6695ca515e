import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** purchases that are looked at, the oldest first: far more than a house has under way on its worst day */
const mostLookedAt = 10_000;

/** Words of rows whose purchase may have a case. They find more than the machine calls one, never less. */
const words = {
  purchase_order: ['PAID', 'ISSUING', 'ISSUED', 'REFUND_DUE', 'MANUAL'],
  attempt: ['AUTHORISING', 'UNKNOWN'],
  policy: ['ISSUING', 'ISSUE_UNKNOWN'],
  refund: ['VOIDING', 'REFUNDING', 'UNKNOWN', 'MANUAL'],
  cancellation: ['REQUESTED', 'SENT', 'UNKNOWN', 'MANUAL'],
  transfer: ['STUCK'],
} as const;

type Table = keyof typeof words | 'proposal';

const rowsOf = (
  table: Exclude<Table, 'purchase_order'>,
  which: RawBuilder<unknown>,
  scope: string | null,
): RawBuilder<unknown> => sql`select o.quote_id, t.${sql.ref(table === 'proposal' ? 'asked_at' : 'updated_at')} as at
  from ${sql.table(table)} t join purchase_order o on o.id = t.order_id
  where ${which} and ${ofPartner(scope)}`;

const ofPartner = (scope: string | null): RawBuilder<unknown> =>
  scope === null ? sql`true` : sql`o.partner_id = ${scope}`;

const ordersIn = (
  states: readonly string[],
  scope: string | null,
): RawBuilder<unknown> => sql`select o.quote_id,
  o.created_at as at from purchase_order o where o.state in (${sql.join(states.map((state) => sql.lit(state)))})
  and ${ofPartner(scope)}`;

const inState = (state: string): RawBuilder<unknown> => sql`t.state = ${sql.lit(state)}`;

/** Purchases that are not at an end; `isWhole` is false where there are more than are looked at. */
interface Unfinished {
  ids: string[];
  isWhole: boolean;
}

/**
 * Purchases that are not at an end by the words of their rows: every one that has a case is among them.
 * @param scope a partner; null: all
 */
export async function unfinishedPurchases(db: Kysely<Database>, scope: string | null): Promise<Unfinished> {
  const { purchase_order: orders, ...others } = words;
  const sources = [
    ordersIn(orders, scope),
    ...Object.entries(others).flatMap(([table, states]) =>
      states.map((state) => rowsOf(table as keyof typeof others, inState(state), scope)),
    ),
    /* where the bank takes the money, it may move from the start */
    ...(['CREATED', 'THREEDS_PENDING'] as const).map((state) =>
      rowsOf('attempt', sql`${inState(state)} and t.bank_takes`, scope),
    ),
    rowsOf('policy', sql`t.is_strange`, scope),
    rowsOf('cancellation', sql`t.is_stuck`, scope),
    rowsOf('proposal', inState('ASKED'), scope),
  ];
  const { rows } = await sql<{ quote_id: string }>`select quote_id
    from (${sql.join(sources, sql` union all `)}) as found
    group by quote_id order by min(at), quote_id limit ${mostLookedAt + 1}`.execute(db);
  return {
    ids: rows.slice(0, mostLookedAt).map(({ quote_id }) => quote_id),
    isWhole: rows.length <= mostLookedAt,
  };
}
