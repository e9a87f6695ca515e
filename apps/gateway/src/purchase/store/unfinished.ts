import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** rows of each word that are found, the oldest first: one word cannot hide another */
const mostOfWord = 100;

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
): RawBuilder<unknown> => sql`(select o.quote_id from ${sql.table(table)} t
  join purchase_order o on o.id = t.order_id
  where ${which} and ${ofPartner(scope)} order by t.${sql.ref(table === 'proposal' ? 'asked_at' : 'updated_at')}
  limit ${sql.lit(mostOfWord)})`;

const ofPartner = (scope: string | null): RawBuilder<unknown> =>
  scope === null ? sql`true` : sql`o.partner_id = ${scope}`;

const ordersIn = (state: string, scope: string | null): RawBuilder<unknown> => sql`(select o.quote_id
  from purchase_order o where o.state = ${sql.lit(state)} and ${ofPartner(scope)}
  order by o.created_at limit ${sql.lit(mostOfWord)})`;

const inState = (state: string): RawBuilder<unknown> => sql`t.state = ${sql.lit(state)}`;

/**
 * Purchases that are not at an end by the words of their rows: every one that has a case is among them, up to the oldest
 * hundred of each word.
 * @param scope a partner; null: all
 */
export async function unfinishedPurchases(db: Kysely<Database>, scope: string | null): Promise<string[]> {
  const { purchase_order: orders, ...others } = words;
  const sources = [
    ...orders.map((state) => ordersIn(state, scope)),
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
  const { rows } = await sql<{ quote_id: string }>`${sql.join(sources, sql` union `)}`.execute(db);
  return rows.map(({ quote_id }) => quote_id);
}
