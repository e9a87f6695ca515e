import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../purchase/ledger/checks/check-ledger.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { postBanked } from './read-bank.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());

const paidOut = (payout: string) =>
  sql`insert into payout_row (holder, payout, id, kind, installment_count, gross, fee, net, day, happened_at, read_at)
    values ('iyzico', ${payout}, 'charge 1#1', 'charge', 1, 1000, 0, 1000, '2026-11-03', now(), now())`.execute(
    database.db,
  );
const bankedBy = async (): Promise<[string, string][]> => {
  const { rows } = await sql<{ subject: string; owner: string }>`select e.subject, l.owner
    from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 'payout'
    where e.event = 'banked' order by e.subject`.execute(database.db);
  return rows.map(({ subject, owner }) => [subject, owner]);
};

/* what stands in the ledger stays there: a line is not booked on another payout because its own file is late */
test('money on our bank waits for the file of the payout it names, also when an earlier one’s name begins alike', async () => {
  const { db } = database;
  const post = () => postBanked({ db, clock: () => new Date() });
  await paidOut('SET1');
  await sql`insert into bank_line (id, account, holder, day, amount, text, read_at) values
    ('b1', 'TR1', 'iyzico', '2026-11-03', 1000, 'IYZICO ODEME SET1', now()),
    ('b2', 'TR1', 'iyzico', '2026-11-04', 1000, 'IYZICO ODEME SET12/HAKEDIS', now())`.execute(db);
  await post();
  expect(await bankedBy()).toEqual([['b1', 'iyzico SET1']]);
  await paidOut('SET12');
  await post();
  await post();
  expect(await bankedBy()).toEqual([
    ['b1', 'iyzico SET1'],
    ['b2', 'iyzico SET12'],
  ]);
  const ofBank = (await checkLedger(db)).broken.filter(({ check }) => check === 'bank');
  expect(ofBank).toEqual([]);
});
