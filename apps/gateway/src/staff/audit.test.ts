import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { testContext } from '../testing/test-context.ts';
import { audit, firstBrokenEntry } from './audit.ts';

let context: Context;

beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

const deed = (n: number) =>
  context.db.transaction().execute((trx) =>
    audit(
      context,
      trx,
      { id: 's1', name: 'Selin' },
      {
        action: 'refund.asked',
        subject: { kind: 'purchase', id: `order-${n}` },
        detail: { amount: n, b: true, a: null },
      },
    ),
  );

test('entries written at once form one chain', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(deed));
  const rows = await context.db.selectFrom('audit_entry').select('number').orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(await firstBrokenEntry(context.db)).toBeNull();
});

test('the database lets nobody change or remove an entry', async () => {
  await expect(
    context.db.updateTable('audit_entry').set({ staff_name: 'Başkası' }).execute(),
  ).rejects.toThrow('only grows');
  await expect(context.db.deleteFrom('audit_entry').execute()).rejects.toThrow('only grows');
});

test('an entry changed behind the database is found', async () => {
  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(context.db);
  await context.db
    .updateTable('audit_entry')
    .set({ staff_name: 'Başkası' })
    .where('number', '=', 3)
    .execute();
  expect(await firstBrokenEntry(context.db)).toBe(3);
  await sql`alter table audit_entry enable trigger audit_entry_only_grows`.execute(context.db);
});
