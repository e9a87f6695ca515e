import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
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

const nothing: Omit<PurchaseRows, 'orders'> = {
  attempts: [],
  policies: [],
  refunds: [],
  notices: [],
  transfers: [],
  proposals: [],
};

const ordersOf = (db: Kysely<Database>, purchaseIds: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('purchase_order')
    .leftJoin('offer', 'offer.id', 'purchase_order.offer_id')
    .select([
      'purchase_order.id',
      'purchase_order.kind',
      'purchase_order.offer_id',
      'purchase_order.quote_id',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.insurer_id',
      'purchase_order.partner_id',
      'purchase_order.state',
      'purchase_order.version',
      'purchase_order.goal',
      'purchase_order.give',
      'purchase_order.undo_reason',
      'purchase_order.mail_state',
      'offer.valid_until',
      'offer.quote_until',
    ])
    .where('purchase_order.quote_id', 'in', purchaseIds)
    .orderBy('purchase_order.id')
    .execute();

/** Reads purchases with everything that belongs to them; under a purchase's lock when something is to be decided. */
export async function readRows(db: Kysely<Database>, ...purchaseIds: string[]): Promise<PurchaseRows> {
  const orders = await ordersOf(db, purchaseIds);
  if (orders.length === 0) return { orders, ...nothing };
  const ids = orders.map(({ id }) => id);
  const of = <T extends 'attempt' | 'policy' | 'refund'>(table: T) =>
    db
      .selectFrom(table as 'attempt')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('created_at');
  const attempts = await of('attempt').execute();
  if (attempts.length === 0) return { orders, ...nothing, transfers: await newest(db, 'transfer', ids) };
  return {
    orders,
    attempts,
    policies: (await of('policy').execute()) as unknown as PolicyRow[],
    refunds: (await of('refund').execute()) as unknown as RefundRow[],
    notices: await newest(db, 'cancellation', ids),
    transfers: await newest(db, 'transfer', ids),
    proposals: await openProposals(db, ids),
  };
}

/** Those the machine carries out; others are about a purchase too, and are none of its business. */
async function openProposals(db: Kysely<Database>, orderIds: readonly string[]): Promise<ProposalRow[]> {
  const rows = await db
    .selectFrom('proposal')
    .select(['id', 'order_id', 'kind', 'amount', 'held_refund_id', 'asked_by'])
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', machineKinds)
    .where('state', '=', 'ASKED')
    .execute();
  return rows as ProposalRow[];
}

async function newest<T extends 'cancellation' | 'transfer'>(
  db: Kysely<Database>,
  table: T,
  orderIds: readonly string[],
): Promise<(T extends 'transfer' ? TransferRow : NoticeRow)[]> {
  const rows = await db
    .selectFrom(table as 'transfer')
    .selectAll()
    .distinctOn('order_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('created_at', 'desc')
    .execute();
  return rows as unknown as (T extends 'transfer' ? TransferRow : NoticeRow)[];
}

/**
 * Takes the purchase's lock, making its row when it is the first time: an insert that conflicts waits for the other's
 * commit, so there is no moment in which two transactions do not see each other.
 * @returns whether the ledger holds all of it, and what time it was under the lock: never before that of who held it last
 */
export async function lockPurchase(
  db: Kysely<Database>,
  purchaseId: string,
  clock: Clock,
): Promise<{ isPosted: boolean; now: Date }> {
  const now = clock();
  await db
    .insertInto('purchase')
    .values({ id: purchaseId, version: 1, is_posted: true, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  /* materialized: the time is read when the lock is held, not when it is asked for */
  const { rows } = await sql<{ is_posted: boolean; at: Date }>`
    with locked as materialized (select is_posted from purchase where id = ${purchaseId} for update)
    select is_posted, clock_timestamp() as at from locked`.execute(db);
  const [row] = rows;
  return { isPosted: row?.is_posted ?? false, now: clock.isOfDatabase && row ? row.at : clock() };
}
