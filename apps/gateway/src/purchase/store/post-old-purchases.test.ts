import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancel, settled } from '../../testing/cancellation/bought.ts';
import { type FullShop, fullShop } from '../../testing/full-shop.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { checkLedger } from '../ledger/checks/check-ledger.ts';
import { askToPostOldPurchases, postOldPurchases } from './post-old-purchases.ts';

/*
 * A shop whose ledger is taken away, as if all of it had happened before there was one: what is written afterwards must be
 * what was written step by step.
 */

let market: Market;
let shop: FullShop;
beforeAll(async () => {
  market = await openMarket();
  shop = await fullShop(market);
});
afterAll(() => market.close());

const forgetLedger = (): Promise<void> =>
  market.context.db.transaction().execute(async (trx) => {
    for (const table of ['ledger_line', 'ledger_entry']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await sql`delete from ${sql.table(table)}`.execute(trx);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    }
    await sql`update purchase set is_posted = false, version = version + 1`.execute(trx);
  });

const linesNow = async (): Promise<unknown[]> => {
  const { rows } =
    await sql`select e.event, e.subject, e.order_id, l.number, l.account, l.owner, l.currency, l.minor
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    order by e.event, e.subject, l.number`.execute(market.context.db);
  return rows;
};

/** A sale as rows from before the machine tell it, with its purchase. */
async function oldSale(until: 'declined' | 'order' | 'paid' | 'issued'): Promise<string> {
  const { db } = market.context;
  const id = await addSale(market.context, { at: '2026-01-05T10:00:00Z', insurer: 'turnagol', until });
  const at = new Date('2026-01-05T10:00:00Z');
  await db
    .insertInto('purchase')
    .values({ id, version: 1, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_posted: false }))
    .execute();
  return id;
}

test('what was not written down is, the same as if it had been at its time', async () => {
  const { db } = market.context;
  const before = await linesNow();
  await forgetLedger();
  const open = await checkLedger(db);
  expect(open.broken).toEqual([]);
  expect(open.cases.map(({ check }) => check)).toContain('not-posted');
  for (let runs = 0; (await postOldPurchases(market.context)) !== 'done'; runs += 1)
    expect(runs).toBeLessThan(9);
  expect(await linesNow()).toEqual(before);
  expect(await checkLedger(db)).toMatchObject({ broken: [], cases: [] });
  /* again it changes nothing, and nobody is asked to do it */
  expect(await postOldPurchases(market.context)).toBe('done');
  expect(await linesNow()).toEqual(before);
  await askToPostOldPurchases(market.context);
  expect(
    await db.selectFrom('outbox').select('key').where('kind', '=', 'post-old-purchases').execute(),
  ).toEqual([]);
});

test('a purchase that goes on before its turn is written down first', async () => {
  await forgetLedger();
  await cancel(shop.stands);
  await settled(shop.stands, 'refunded');
  const { db } = market.context;
  expect((await checkLedger(db)).broken).toEqual([]);
  const events = await db
    .selectFrom('ledger_entry')
    .select('event')
    .where('order_id', '=', shop.stands.purchaseId)
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'charged',
    'in-force',
    'ended',
    'refund-reserved',
    'refund-done',
  ]);
  expect(await postOldPurchases(market.context)).toBe('done');
  expect((await checkLedger(db)).broken).toEqual([]);
});

test('rows from before the machine are written by their words, some at a time, and one that cannot be holds up nobody', async () => {
  const { db } = market.context;
  await oldSale('issued');
  await oldSale('paid');
  await oldSale('order');
  const sold = await oldSale('issued');
  const odd = await oldSale('issued');
  /* a refund of somebody else's charge */
  await db.transaction().execute(async (trx) => {
    await sql`alter table refund disable trigger user`.execute(trx);
    await sql`insert into refund (id, order_id, attempt_id, state, version, amount, reason, inquiries, created_at, updated_at)
      values ('odd', ${odd}, ${sold}, 'DONE', 1, 5, 'agreed-part', 0, now(), now())`.execute(trx);
    await sql`alter table refund enable trigger user`.execute(trx);
  });
  for (let number = 0; number < 120; number += 1) await oldSale('issued');
  const left = async () =>
    (await db.selectFrom('purchase').select('id').where('is_posted', '=', false).execute()).map(
      ({ id }) => id,
    );
  const all = (await left()).length;
  expect(await postOldPurchases(market.context)).toEqual({ againMs: 0 });
  expect((await left()).length).toBeLessThan(all);
  expect((await left()).length).toBeGreaterThan(1);
  while ((await postOldPurchases(market.context)) !== 'done');
  expect(await left()).toEqual([odd]);
  expect(await checkLedger(db)).toMatchObject({
    broken: [],
    cases: expect.arrayContaining([expect.objectContaining({ check: 'not-posted', purchase: odd })]),
  });
  const sale = await db
    .selectFrom('ledger_entry')
    .select(['event', 'at'])
    .where('order_id', '=', sold)
    .orderBy('id')
    .execute();
  expect(sale.map(({ event }) => event)).toEqual(['charged', 'in-force']);
  expect(sale[0]?.at).toEqual(new Date('2026-01-05T10:00:00Z'));
});
