import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger, findBroken, invariants } from '../../purchase/ledger/checks/check-ledger.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { asleep, faults } from './faults.ts';
import { openWorld, thrownAway } from './prove.ts';

/* Each invariant of the checker finds something that no other one does: without it nobody would. */

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await openWorld(database.db);
});
afterAll(() => database.close());

test('nothing is wrong in a ledger that was written by hand', async () => {
  const { broken, entries } = await checkLedger(database.db);
  expect(broken).toEqual([]);
  expect(entries).toBe(25);
});

test('every invariant stands in the documentation and has a fault of its own', () => {
  const text = readFileSync(new URL('../../../../../docs/ledger.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('## Invariants'), text.indexOf('## What guards it'));
  const told = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name).toSorted();
  expect(invariants.map(({ name }) => name).toSorted()).toEqual(told);
  expect([...new Set(faults.map(({ invariant }) => invariant))].toSorted()).toEqual(told);
});

test.each(faults)('$invariant alone finds $what', async ({ invariant, statements }) => {
  const { broken } = await thrownAway(database.db, async (trx) => {
    for (const table of asleep) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
    return findBroken(trx);
  });
  expect([...new Set(broken.map(({ check }) => check))]).toEqual([invariant]);
});
