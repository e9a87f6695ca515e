import { readFileSync } from 'node:fs';
import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { findBroken, invariants } from '../../purchase/ledger/checks/check-ledger.ts';
import { cases } from '../../purchase/ledger/checks/money-checks.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { saidOf } from './checker/planted.ts';
import { soundShop } from './checker/shop.ts';
import { alone, asleep, ofCases, ofConditions } from './faults.ts';
import { openWorld } from './prove.ts';
import { world } from './world.ts';

/* The checker finds what is wrong, says which row and which amount, and finds nothing else. Shop and findings are written by hand. */

let database: TestDatabase;
let trx: ControlledTransaction<Database>;
beforeAll(async () => {
  database = await testDatabase();
  await openWorld(database.db, soundShop);
  trx = await database.db.startTransaction().execute();
  for (const table of asleep) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
});
afterAll(async () => {
  await trx.rollback().execute();
  await database.close();
});

async function planted<Told>(statements: readonly string[], look: () => Promise<Told>): Promise<Told> {
  await sql`savepoint planted`.execute(trx);
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    return await look();
  } finally {
    await sql`rollback to savepoint planted`.execute(trx);
  }
}

test('nothing is wrong in a ledger that was written by hand', async () => {
  const { broken, entries } = await findBroken(trx);
  expect(broken.map(saidOf)).toEqual([]);
  const told = [...world, ...soundShop].filter((one) => one.startsWith('insert into ledger_entry'));
  expect(entries).toBe(told.length);
});

test('every invariant stands in the documentation and has a fault of its own', () => {
  const text = readFileSync(new URL('../../../../../docs/ledger.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('## Invariants'), text.indexOf('## What guards it'));
  const told = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name).toSorted();
  expect(invariants.map(({ name }) => name).toSorted()).toEqual(told);
  expect([...new Set(alone.map(({ invariant }) => invariant))].toSorted()).toEqual(told);
});

test.each(alone)('$invariant alone finds $what', async ({ invariant, statements, finds }) => {
  const { broken } = await planted(statements, () => findBroken(trx));
  expect(broken.map(saidOf).toSorted()).toEqual(finds.toSorted());
  expect([...new Set(broken.map(({ check }) => check))]).toEqual([invariant]);
});

test('every case has something that it tells of', () => {
  expect([...new Set(ofCases.map(({ invariant }) => invariant))]).toEqual(cases.map(({ name }) => name));
});

test.each([...ofConditions, ...ofCases])(
  '$invariant finds $what',
  async ({ invariant, statements, finds }) => {
    const query = [...invariants, ...cases].find(({ name }) => name === invariant)?.query;
    const rows = await planted(statements, async () => (await query?.execute(trx))?.rows ?? []);
    expect(rows.map(saidOf).toSorted()).toEqual(finds.toSorted());
  },
);
