import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { entriesOf, hadPolicy } from '../ledger/entries.ts';
import type { Entry, Line } from '../ledger/entry.ts';
import type { AttemptFacts, OrderFacts } from '../ledger/order-facts.ts';
import { arrived, returned } from '../ledger/transfer-entries.ts';
import { type DatedEntry, writeEntries } from '../ledger/write-entries.ts';
import type { Order, Purchase } from '../machine/state.ts';
import { keptOf } from '../machine/step.ts';
import type { OrderRow, PurchaseRows } from './rows.ts';
import type { Facts } from './saving.ts';

type Trx = Transaction<Database>;

/** what money that persons send goes from, where no transfer names an account */
const ourBank = 'ours';

type Money = Pick<PurchaseRows['attempts'][number], 'id' | 'psp' | 'psp_account' | 'discount'>;

const factsOfAttempt = (attempt: Money, order: Order): AttemptFacts => ({
  holder:
    attempt.psp === 'transfer'
      ? (order.transfer?.id ?? '')
      : [attempt.psp, attempt.psp_account].filter((part) => part !== null).join(':'),
  discount: attempt.discount,
});

/** The rows as they were read, and a new attempt's own columns, which come with its step. */
const attemptsOf = (rows: PurchaseRows, order: Order, facts: Facts): ReadonlyMap<string, AttemptFacts> => {
  const stored = rows.attempts.map((row) => [row.id, factsOfAttempt(row, order)] as const);
  const { id, psp = '', psp_account = null, discount = 0 } = facts.attempt ?? {};
  const isKnown = id === undefined || rows.attempts.some((row) => row.id === id);
  return new Map([
    ...stored,
    ...(isKnown ? [] : [[id, factsOfAttempt({ id, psp, psp_account, discount }, order)] as const]),
  ]);
};

/** The premium as its insurer counts it, and the terms of the day it was paid. */
async function saleOf(trx: Trx, { id }: OrderRow, at: Date): Promise<OrderFacts['sale']> {
  const { rows } = await sql<{
    premium: { minor: number; currency: 'TRY' | 'EUR' | 'USD' } | null;
    commission: number | null;
    partner: number | null;
  }>`select o.offer -> 'currencyPrice' as premium,
      (select basis_points from commission_terms t
        where t.insurer_id = o.insurer_id and t.product in (o.product, '*') and t.since <= ${at}
        order by t.product = '*', t.since desc limit 1) as commission,
      (select basis_points from partner_terms t where t.partner_id = o.partner_id and t.since <= ${at}
        order by t.since desc limit 1) as partner
    from purchase_order o where o.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  return {
    premium: row.premium,
    terms: { commission: row.commission ?? 0, partner: row.partner ?? 0 },
  };
}

const inForceOf = async (trx: Trx, orderId: string): Promise<readonly Line[]> =>
  (await trx
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['account', 'owner', 'currency', 'minor'])
    .where('event', '=', 'in-force')
    .where('subject', '=', orderId)
    .orderBy('number')
    .execute()) as unknown as Line[];

interface Posting {
  before: Order | undefined;
  after: Order;
  facts: Facts;
}

async function factsOf(trx: Trx, rows: PurchaseRows, { before, after, facts }: Posting): Promise<OrderFacts> {
  const row = rows.orders.find(({ id }) => id === after.id);
  if (!row) throw new Error('an order without its row');
  const kept = keptOf(after);
  const isSold = hadPolicy(after) && !(before && hadPolicy(before));
  const isEnded = after.policy.st === 'ended' && before !== undefined && hadPolicy(before);
  return {
    insurerId: row.insurer_id,
    partnerId: row.partner_id,
    attempts: attemptsOf(rows, after, facts),
    bank: rows.transfers.find(({ order_id }) => order_id === after.id)?.iban ?? ourBank,
    sale: isSold ? await saleOf(trx, row, new Date(kept?.chargedAt ?? 0)) : null,
    inForce: isEnded && before?.policy.st !== 'ended' ? await inForceOf(trx, after.id) : [],
    given:
      facts.notice?.insurer_gives ??
      rows.notices.find(({ id }) => id === after.notice?.id)?.insurer_gives ??
      null,
  };
}

/** What a step did to money, with the rows it was read from, in its transaction. */
export async function postStep(
  trx: Trx,
  rows: PurchaseRows,
  { before, after, facts, now }: { before: Purchase; after: Purchase; facts: Facts; now: Date },
): Promise<void> {
  const entries: Entry[] = [];
  for (const order of after.orders) {
    const posting = { before: before.orders.find(({ id }) => id === order.id), after: order, facts };
    entries.push(...entriesOf(posting.before, order, await factsOf(trx, rows, posting)));
  }
  await writeEntries(
    trx,
    entries.map((entry) => ({ ...entry, at: now })),
  );
}

/** When the rows say that something happened; what they do not say is as old as their last change. */
function atOf({ event, orderId, subject }: Entry, rows: PurchaseRows): Date {
  const attempt = rows.attempts.find(({ id, order_id }) => id === subject || order_id === orderId);
  const policy = rows.policies.find(({ order_id }) => order_id === orderId);
  const refund = rows.refunds.find(({ id }) => id === subject);
  const known = {
    charged: attempt?.charged_at ?? attempt?.updated_at,
    collected: attempt?.charged_at ?? attempt?.updated_at,
    'given-up': attempt?.updated_at,
    'in-force': policy?.recorded_at ?? policy?.updated_at,
    ended: policy?.closed_at ?? policy?.updated_at,
    'refund-reserved': refund?.created_at,
    'refund-done': refund?.updated_at,
    'transfer-arrived': undefined,
    'transfer-returned': undefined,
    'written-off': undefined,
    'paid-out': undefined,
    banked: undefined,
    'party-paid': undefined,
  }[event];
  return known ?? new Date(0);
}

/** Transfer money of orders, as rows tell of it. */
async function transferEntries(trx: Trx, orderIds: readonly string[]): Promise<DatedEntry[]> {
  const rows = await trx
    .selectFrom('transfer_money')
    .innerJoin('transfer', 'transfer.id', 'transfer_money.transfer_id')
    .select(['transfer_money.id', 'transfer_money.state', 'transfer_money.amount', 'transfer_id'])
    .select(['transfer.order_id', 'transfer.iban', 'transfer_money.created_at', 'transfer_money.updated_at'])
    .where('transfer.order_id', 'in', orderIds)
    .orderBy('transfer_money.created_at')
    .execute();
  return rows.flatMap(({ id, state, amount, transfer_id, order_id, iban, created_at, updated_at }) => {
    const money = { id, orderId: order_id, transferId: transfer_id, iban, amount };
    const came = { ...arrived(money), at: created_at };
    return state === 'RETURNED' ? [came, { ...returned(money), at: updated_at }] : [came];
  });
}

/** Everything that led to a purchase as it is; for rows from before the ledger. */
export async function postPurchase(trx: Trx, rows: PurchaseRows, purchase: Purchase): Promise<void> {
  if (purchase.orders.length === 0) return;
  const entries = await transferEntries(
    trx,
    purchase.orders.map(({ id }) => id),
  );
  for (const order of purchase.orders) {
    const facts = await factsOf(trx, rows, { before: undefined, after: order, facts: {} });
    for (const entry of entriesOf(undefined, order, facts)) entries.push({ ...entry, at: atOf(entry, rows) });
  }
  await writeEntries(trx, entries);
}
