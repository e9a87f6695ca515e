import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { fullShop } from '../../testing/full-shop.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { readRows } from './rows.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  await fullShop(market);
}, 120_000);
afterAll(() => market.close());

interface Kept {
  name: string;
  made_with_values: number;
  kept: number;
}

/** What the server says of the statements that a connection keeps. */
const keptPlans = async (one: Kysely<Database>): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select name, custom_plans::int as made_with_values, generic_plans::int as kept
    from pg_prepared_statements where name <> ''`.execute(one);
  return rows;
};

/** The embedded database has no names for statements: what is asked there is the text alone. */
const onServer = process.env.TEST_DATABASE_URL !== undefined;

const purchasesOf = async (one: Kysely<Database>): Promise<string[]> => {
  const rows = await one.selectFrom('purchase').select('id').orderBy('id').limit(12).execute();
  return rows.map(({ id }) => id);
};

test.runIf(onServer)(
  'a server plans the reading of a purchase a few times a connection, not each time',
  async () => {
    await market.context.db.connection().execute(async (one) => {
      const ids = await purchasesOf(one);
      /* another may have used this connection: what it kept then counts too */
      const before = await keptPlans(one);
      for (let time = 0; time < 30; time += 1) await readRows(one, ids[time % ids.length] ?? '');
      const [plan, ...others] = (await keptPlans(one)).filter(({ name }) => name === 'purchase-rows');
      expect(others).toEqual([]);
      expect(plan?.made_with_values).toBeLessThanOrEqual(5);
      expect(
        (plan?.kept ?? 0) - (before.find(({ name }) => name === 'purchase-rows')?.kept ?? 0),
      ).toBeGreaterThanOrEqual(25);
    });
  },
);

test('a migration beside it adds a column, and the kept plan reads it', async () => {
  await market.context.db.connection().execute(async (one) => {
    const [id = ''] = await purchasesOf(one);
    for (let time = 0; time < 8; time += 1) await readRows(one, id);
    const before = await readRows(one, id);
    for (const table of ['attempt', 'policy', 'purchase_order', 'offer'])
      await sql`alter table ${sql.table(table)} add column added_beside integer default 7`.execute(one);
    const { orders, attempts } = await readRows(one, id);
    /* jobs go on meanwhile: who it is, and not how far */
    expect(orders.map((row) => [row.id, row.offer_id])).toEqual(
      before.orders.map((row) => [row.id, row.offer_id]),
    );
    expect(attempts.map((row) => Reflect.get(row, 'added_beside'))).toEqual(attempts.map(() => 7));
    expect(attempts).toHaveLength(before.attempts.length);
  });
});
