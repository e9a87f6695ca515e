import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedInsurers } from '../../insurers/seed-insurers.ts';
import type { Database } from '../../platform/database/database.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { entry, inLira } from './entry.ts';
import { writeEntries } from './write-entries.ts';

const at = new Date('2026-11-22T10:00:00.000Z');
let database: TestDatabase;
let order: string;
beforeAll(async () => {
  database = await testDatabase();
  await seedInsurers(database.db);
  order = await addSale(database, { at: at.toISOString(), insurer: 'turnagol', until: 'order' });
});
afterAll(() => database.close());

const inOne = (work: (trx: Transaction<Database>) => Promise<void>): Promise<void> =>
  database.db.transaction().execute(work);
const charged = (subject: string, minor: number) => ({
  ...entry('charged', order, subject, [inLira('clearing', 'test', minor), inLira('buyer', order, -minor)]),
  at,
});
const linesOf = (subject: string) =>
  database.db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['event', 'number', 'account', 'owner', 'currency', 'minor', 'order_id', 'at'])
    .where('subject', '=', subject)
    .orderBy('number')
    .execute();

test('an event is written once to its subject, with all its lines', async () => {
  await inOne((trx) => writeEntries(trx, [charged('a', 500), charged('b', 700)]));
  /* again, beside another one */
  await inOne((trx) => writeEntries(trx, [charged('a', 999), charged('c', 1)]));
  const head = { event: 'charged', order_id: order, at, currency: 'TRY' };
  expect(await linesOf('a')).toEqual([
    { ...head, number: 1, account: 'clearing', owner: 'test', minor: 500 },
    { ...head, number: 2, account: 'buyer', owner: order, minor: -500 },
  ]);
  expect(await linesOf('b')).toHaveLength(2);
  expect(await linesOf('c')).toHaveLength(2);
});

test('what does not balance is not made, and the database refuses it too', async () => {
  expect(() =>
    entry('charged', order, 'd', [inLira('clearing', 'test', 2), inLira('buyer', order, -1)]),
  ).toThrow(/out of balance by 1 TRY/);
  const lines = [inLira('clearing', 'test', 2), inLira('buyer', order, -1)];
  await expect(
    inOne((trx) => writeEntries(trx, [{ event: 'charged', orderId: order, subject: 'd', lines, at }])),
  ).rejects.toThrow(/out of balance/);
  /* each currency balances alone */
  const pair = [inLira('fx', 'EUR', 5), { ...inLira('fx', 'EUR', -5), currency: 'EUR' as const }];
  await expect(
    inOne((trx) => writeEntries(trx, [{ event: 'charged', orderId: order, subject: 'd', lines: pair, at }])),
  ).rejects.toThrow(/out of balance/);
  /* nor does a line that comes later */
  await expect(
    sql`insert into ledger_line (entry_id, number, account, owner, currency, minor)
      select id, 9, 'goodwill', '', 'TRY', 1 from ledger_entry where subject = 'a'`.execute(database.db),
  ).rejects.toThrow(/out of balance/);
  expect(await linesOf('d')).toEqual([]);
});

test.each(['ledger_entry', 'ledger_line'])('%s only grows', async (table) => {
  const name = sql.table(table);
  for (const change of [
    sql`update ${name} set ${sql.ref(table === 'ledger_line' ? 'owner' : 'event')} = 'x'`,
    sql`delete from ${name}`,
    sql`truncate ${name} cascade`,
  ])
    await expect(change.execute(database.db)).rejects.toThrow(/only grows/);
});
