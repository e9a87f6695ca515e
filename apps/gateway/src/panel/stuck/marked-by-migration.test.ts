import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../platform/migrations/1970-open-cases-of-purchases.ts';
import { history } from '../../purchase/machine/search/random-search.ts';
import { sampleOrder } from '../../purchase/machine/search/samples.ts';
import type { Purchase } from '../../purchase/machine/state.ts';
import { storedCasesOf } from '../../purchase/store/open-cases.ts';
import { storePurchase } from '../../testing/panel/stored-purchase.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
  await signInAsStaff(gateway.context, gateway.buyer(), 'finance');
});
afterAll(() => gateway.close());

/** Purchases that random histories come past, one of each set of cases and states of its policy, attempts and refunds. */
function reached(histories: number): Purchase[] {
  const shapes = new Map<string, Purchase>();
  for (let seed = 20261129; seed < 20261129 + histories; seed += 1)
    history(seed, undefined, {
      step: ({ purchase }) => {
        const shape = purchase.orders.map(({ goal, policy, attempts, refunds, notice }) => [
          [goal, policy.st, policy.isStrange, notice?.st, notice?.isStuck],
          attempts.map(({ st, takenBy, isUnclear }) => [st, takenBy, isUnclear]),
          refunds.map(({ st }) => st),
        ]);
        if (purchase.orders.length > 0) shapes.set(JSON.stringify(shape), structuredClone(purchase));
      },
    });
  return [...shapes.values()];
}

class Undo extends Error {}

test('a migration marks every purchase of before that has a case, and none that is at its end', async () => {
  const { db } = gateway.context;
  const insurers = (await db.selectFrom('insurer').select('id').execute()).map(({ id }) => id);
  const staff = (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id;
  const place = { insurers, staff, partner: 'default' };
  const cases = new Map<string, string>();
  const ended: string[] = [];
  let marked: string[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      for (const one of reached(100)) {
        const stored = await storePurchase(trx, one, place);
        const own = storedCasesOf(stored).map(({ kind }) => kind);
        if (own.length > 0) cases.set(stored.id, own.join(' '));
      }
      const end: Purchase = { id: 'q', orders: [sampleOrder({ isDelivered: true })] };
      for (let count = 0; count < 3; count += 1) ended.push((await storePurchase(trx, end, place)).id);
      /* a database of before, made of one of today */
      await sql`set constraints all immediate`.execute(trx);
      await sql`drop table open_case`.execute(trx);
      await sql`drop function purchase_is_unjudged() cascade`.execute(trx);
      await sql`alter table purchase drop column judged_version, drop column is_unjudged`.execute(trx);
      await up(trx as unknown as Kysely<unknown>);
      const rows = await trx.selectFrom('purchase').select('id').where('is_unjudged', '=', true).execute();
      marked = rows.map(({ id }) => id);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  expect([...cases].filter(([id]) => !marked.includes(id))).toEqual([]);
  expect(cases.size).toBeGreaterThan(80);
  expect(new Set([...cases.values()].flatMap((kinds) => kinds.split(' '))).size).toBeGreaterThan(6);
  expect(ended.filter((id) => marked.includes(id))).toEqual([]);
});
