import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullShop } from '../../testing/full-shop.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { machineKinds, readRows } from './rows.ts';

let market: Market;
let purchases: string[];

beforeAll(async () => {
  market = await openMarket();
  const { stands } = await fullShop(market);
  const asker = market.buyer();
  await signInAsStaff(market.context, asker, 'finance');
  const asked = { orderId: stands.purchaseId, amountMinor: 12_345, reason: 'Müşteriye iyi niyet ödemesi' };
  await asker.post('panel/refunds/ask', asked);
  await market.stopWorkers();
  const rows = await market.context.db.selectFrom('purchase_order').select('quote_id').distinct().execute();
  purchases = rows.map(({ quote_id }) => quote_id);
}, 120_000);
afterAll(() => market.close());

type OfOrders = 'attempt' | 'policy' | 'refund' | 'cancellation' | 'transfer';

/** What the tables hold of a purchase, each read by itself. */
async function tableByTable(purchaseId: string) {
  const { db } = market.context;
  const orders = await db
    .selectFrom('purchase_order')
    .leftJoin('offer', 'offer.id', 'purchase_order.offer_id')
    .select([
      'kind',
      'purchase_order.offer_id',
      'purchase_order.quote_id',
      'product',
      'purchase_order.release',
    ])
    .select(['purchase_order.id', 'purchase_order.insurer_id', 'partner_id', 'state', 'version'])
    .select(['goal', 'give', 'undo_reason', 'mail_state', 'offer.valid_until', 'offer.quote_until'])
    .where('purchase_order.quote_id', '=', purchaseId)
    .orderBy('purchase_order.id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const of = async (table: OfOrders) =>
    db
      .selectFrom(table as 'attempt')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('created_at')
      .execute();
  const newest = async (table: 'cancellation' | 'transfer') => {
    const rows = await of(table);
    return ids.flatMap((id) => rows.filter((row) => row.order_id === id).slice(-1));
  };
  const proposals = await db
    .selectFrom('proposal')
    .select(['id', 'order_id', 'kind', 'amount', 'held_refund_id', 'asked_by'])
    .where('order_id', 'in', ids)
    .where('state', '=', 'ASKED')
    .where('kind', 'in', machineKinds)
    .execute();
  return {
    orders,
    attempts: await of('attempt'),
    policies: await of('policy'),
    refunds: await of('refund'),
    notices: await newest('cancellation'),
    transfers: await newest('transfer'),
    proposals,
  };
}

test('a purchase is read in one statement as its tables hold it, instants, terms and dates too', async () => {
  const seen = new Set<string>();
  for (const purchaseId of purchases) {
    const rows = await readRows(market.context.db, purchaseId);
    expect(rows).toEqual(await tableByTable(purchaseId));
    for (const [name, found] of Object.entries(rows)) if (found.length > 0) seen.add(name);
  }
  const all = ['attempts', 'notices', 'orders', 'policies', 'proposals', 'refunds', 'transfers'];
  expect([...seen].sort()).toEqual(all);
});

test('several purchases take no statement more', async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const rows = await readRows(market.context.db.withPlugin(counting), ...purchases);
  expect(statements).toBe(1);
  expect(new Set(rows.orders.map(({ quote_id }) => quote_id))).toEqual(new Set(purchases));
});

test('ten thousand are asked for at once: they are one list to the database, not a parameter for each of its tables', async () => {
  const nobody = Array.from({ length: 10_000 }, (_, at) => `nobody-${at}`);
  const rows = await readRows(market.context.db, ...nobody, ...purchases);
  expect(rows).toEqual(await readRows(market.context.db, ...purchases));
});

test('a purchase that nobody began has no rows', async () => {
  const rows = await readRows(market.context.db, 'nobody');
  expect(Object.values(rows).flat()).toEqual([]);
});
