import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Instants, type JsonRow, jsonRows, rowsFromJson } from '../../platform/database/json-rows.ts';
import { keptStatement } from '../../platform/database/planned-once.ts';
import type { CancellationTable, TransferTable } from '../../platform/database/tables/payment-tables.ts';
import type {
  AttemptTable,
  PolicyTable,
  PurchaseOrderTable,
  RefundTable,
} from '../../platform/database/tables/purchase-tables.ts';
import type { Clock } from '../../platform/ports.ts';
import type { Proposal } from '../machine/state.ts';

export type OrderRow = Pick<
  Selectable<PurchaseOrderTable>,
  | 'id'
  | 'kind'
  | 'offer_id'
  | 'quote_id'
  | 'product'
  | 'release'
  | 'insurer_id'
  | 'partner_id'
  | 'state'
  | 'version'
  | 'goal'
  | 'give'
  | 'undo_reason'
  | 'mail_state'
> & { valid_until: Date | null; quote_until: Date | null };
export type AttemptRow = Selectable<AttemptTable>;
export type PolicyRow = Selectable<PolicyTable>;
export type RefundRow = Selectable<RefundTable>;
export type NoticeRow = Selectable<CancellationTable>;
export type TransferRow = Selectable<TransferTable>;
/** Proposals that the machine carries out. */
export const machineKinds = [
  'refund',
  'hand',
  'ended',
  'stands',
  'no-policy',
] as const satisfies readonly Proposal['kind'][];

export interface ProposalRow {
  id: string;
  order_id: string;
  kind: Proposal['kind'];
  amount: number | null;
  held_refund_id: string | null;
  asked_by: string;
}

/** All rows of a purchase, as they were found. */
export interface PurchaseRows {
  orders: OrderRow[];
  attempts: AttemptRow[];
  policies: PolicyRow[];
  refunds: RefundRow[];
  /** the newest of each order */
  notices: NoticeRow[];
  transfers: TransferRow[];
  proposals: ProposalRow[];
}

const orderInstants: Instants<OrderRow> = { valid_until: true, quote_until: true };
export const attemptInstants: Instants<AttemptRow> = {
  asked_at: true,
  closed_at: true,
  looked_at: true,
  ask_from: true,
  unknown_since: true,
  charged_at: true,
  created_at: true,
  updated_at: true,
};
export const policyInstants: Instants<PolicyRow> = {
  asked_at: true,
  closed_at: true,
  looked_at: true,
  unknown_since: true,
  issued_at: true,
  starts_at: true,
  ends_at: true,
  details_until: true,
  recorded_at: true,
  created_at: true,
  updated_at: true,
};
const refundInstants: Instants<RefundRow> = {
  due_from: true,
  asked_at: true,
  looked_at: true,
  unknown_since: true,
  created_at: true,
  updated_at: true,
};
const noticeInstants: Instants<NoticeRow> = {
  asked_at: true,
  unknown_since: true,
  requested_at: true,
  pass_on_by: true,
  passed_at: true,
  refund_by: true,
  due_at: true,
  settled_at: true,
  created_at: true,
  updated_at: true,
};
const transferInstants: Instants<TransferRow> = { expires_at: true, created_at: true, updated_at: true };

interface Found {
  orders: JsonRow<OrderRow>[];
  attempts: JsonRow<AttemptRow>[];
  policies: JsonRow<PolicyRow>[];
  refunds: JsonRow<RefundRow>[];
  notices: JsonRow<NoticeRow>[];
  transfers: JsonRow<TransferRow>[];
  proposals: ProposalRow[];
}

/** Orders and everything that belongs to them in one statement, each table a column of JSON. @param orders condition on `o`; @param more columns beside them */
const everything = (orders: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => {
  const ofOrders = sql`order_id in (select id from bought)`;
  const all = (table: 'attempt' | 'policy' | 'refund') =>
    sql`select * from ${sql.table(table)} where ${ofOrders} order by created_at`;
  const newest = (table: 'cancellation' | 'transfer') =>
    sql`select distinct on (order_id) * from ${sql.table(table)} where ${ofOrders} order by order_id, created_at desc`;
  /* those that the machine carries out; others are about a purchase too, and are none of its business */
  const proposals = sql`
    select id, order_id, kind, amount, held_refund_id, asked_by from proposal
    where ${ofOrders} and kind in (${sql.join([...machineKinds])}) and state = 'ASKED'`;
  return sql`
    with bought as materialized (
      select o.id, o.kind, o.offer_id, o.quote_id, o.product, o.release, o.insurer_id, o.partner_id, o.state, o.version,
        o.goal, o.give, o.undo_reason, o.mail_state, offer.valid_until, offer.quote_until
      from purchase_order o left join offer on offer.id = o.offer_id
      where ${orders})
    select ${jsonRows<OrderRow>(sql`select * from bought order by id`)} as orders,
      ${jsonRows<AttemptRow>(all('attempt'))} as attempts,
      ${jsonRows<PolicyRow>(all('policy'))} as policies,
      ${jsonRows<RefundRow>(all('refund'))} as refunds,
      ${jsonRows<NoticeRow>(newest('cancellation'))} as notices,
      ${jsonRows<TransferRow>(newest('transfer'))} as transfers,
      ${jsonRows<ProposalRow>(proposals)} as proposals${more}`;
};

/** One is read many times, and planned for several times as long as it is looked for. */
const ofOne = keptStatement<Found, { id: string }>('purchase-rows', (value) =>
  everything(sql`o.quote_id = ${value('id')}`),
);

/** Every table in one statement: it is of one moment by itself, and a purchase is read a dozen times until its mail is sent. */
async function findAll(db: Kysely<Database>, purchaseIds: readonly string[]): Promise<Found | undefined> {
  const [purchaseId, ...others] = purchaseIds;
  if (purchaseId !== undefined && others.length === 0) return (await ofOne(db, { id: purchaseId }))[0];
  const { rows } = await sql<Found>`${everything(sql`o.quote_id = any(${purchaseIds}::text[])`)}`.execute(db);
  return rows[0];
}

const rowsOf = (found: Found): PurchaseRows => ({
  orders: rowsFromJson(found.orders, orderInstants),
  attempts: rowsFromJson(found.attempts, attemptInstants),
  policies: rowsFromJson(found.policies, policyInstants),
  refunds: rowsFromJson(found.refunds, refundInstants),
  notices: rowsFromJson(found.notices, noticeInstants),
  transfers: rowsFromJson(found.transfers, transferInstants),
  proposals: found.proposals,
});

type ValuesOf<Builders> = {
  [Name in keyof Builders]: Builders[Name] extends RawBuilder<infer Value> ? Value : never;
};

/**
 * A reading of the purchase that an order belongs to, and of what somebody who looks at the order wants beside it, in one statement of one moment.
 * @param name that its plan is kept by
 * @param beside columns of JSON by their names, of an order's id
 */
export function readingOfOrder<Beside extends Record<string, RawBuilder<unknown>>>(
  name: string,
  beside: (orderId: () => RawBuilder<unknown>) => Beside,
): (db: Kysely<Database>, orderId: string) => Promise<{ rows: PurchaseRows; beside: ValuesOf<Beside> }> {
  const kept = keptStatement<Found & ValuesOf<Beside>, { id: string }>(name, (value) => {
    const id = () => value('id');
    const columns = Object.entries(beside(id)).map(([as, value]) => sql`, ${value} as ${sql.ref(as)}`);
    return everything(
      sql`o.quote_id = (select quote_id from purchase_order where id = ${id()})`,
      sql.join(columns, sql``),
    );
  });
  return async (db, orderId) => {
    const [row] = await kept(db, { id: orderId });
    if (!row) throw new Error('a select of values found no row');
    return { rows: rowsOf(row), beside: row };
  };
}

/** Reads purchases with everything that belongs to them; under a purchase's lock when something is to be decided. */
export async function readRows(db: Kysely<Database>, ...purchaseIds: string[]): Promise<PurchaseRows> {
  const found = await findAll(db, purchaseIds);
  if (!found) throw new Error('a select of values found no row');
  return rowsOf(found);
}

interface Held {
  is_posted: boolean;
  is_judged: boolean;
  at: Date;
}

/* materialized: the time is read when the lock is held, not when it is asked for */
const heldNow = keptStatement<Held, { id: string }>(
  'purchase-lock',
  (value) => sql`
    with locked as materialized (select is_posted, not is_unjudged as is_judged from purchase where id = ${value('id')} for update)
    select is_posted, is_judged, clock_timestamp() as at from locked`,
);

/** Nothing when another was first: by then it has committed, and its row is there. */
const made = (db: Kysely<Database>, purchaseId: string, now: Date): Promise<Held | undefined> =>
  db
    .insertInto('purchase')
    .values({
      id: purchaseId,
      version: 1,
      judged_version: 1,
      is_posted: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning([
      'is_posted',
      sql<boolean>`not is_unjudged`.as('is_judged'),
      sql<Date>`clock_timestamp()`.as('at'),
    ])
    .executeTakeFirst();

/**
 * Takes the purchase's lock, making its row when it is the first time: an insert that conflicts waits for the other's
 * commit, so there is no moment in which two transactions do not see each other.
 * @returns whether the ledger holds all of it, whether its cases are written, and what time it was under the lock: never before that of who held it last
 */
export async function lockPurchase(
  db: Kysely<Database>,
  purchaseId: string,
  clock: Clock,
): Promise<{ isPosted: boolean; isJudged: boolean; now: Date }> {
  const [row] = await heldNow(db, { id: purchaseId });
  const held = row ?? (await made(db, purchaseId, clock())) ?? (await heldNow(db, { id: purchaseId }))[0];
  return {
    isPosted: held?.is_posted ?? false,
    isJudged: held?.is_judged ?? false,
    now: clock.isOfDatabase && held ? held.at : clock(),
  };
}
