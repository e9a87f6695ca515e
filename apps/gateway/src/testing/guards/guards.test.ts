import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { emptyOf, type Guard, guardsOf } from './catalog.ts';
import { notRefusing, openWorld, refusedWithout, thrownAway, trials, wrongOf } from './prove.ts';
import { moneyTables, otherTables } from './tables.ts';

/*
 * What must never be is refused by the database itself. Each of its guards is asked by statements that it refuses, and that nothing
 * refuses once it is taken away: so none is forgotten, and none is there for nothing.
 */

let database: TestDatabase;
let guards: Guard[];
const byGuard = Map.groupBy(trials, ({ guard }) => guard);

beforeAll(async () => {
  database = await testDatabase();
  await openWorld(database.db);
  guards = await guardsOf(database.db);
});
afterAll(() => database.close());

test('every table holds money or says why not', async () => {
  const named = [...Object.keys(moneyTables), ...Object.values(otherTables).flat()];
  expect(named.toSorted()).toEqual(Object.keys(await emptyOf(database.db)).toSorted());
});

test('of a row of money nothing is empty but what may be', async () => {
  const empty = await emptyOf(database.db);
  for (const [table, columns] of Object.entries(moneyTables))
    expect([table, ...(empty[table] ?? []).toSorted()]).toEqual([table, ...columns.toSorted()]);
});

test('every guard has an attempt to break it, and every attempt a guard', () => {
  const known = [...byGuard.keys(), ...Object.keys(notRefusing)].toSorted();
  expect(known).toEqual(guards.map(({ id }) => id).toSorted());
});

test('what must not be is refused by its guard, and what may be is not', async () => {
  expect(await thrownAway(database.db, (trx) => wrongOf(trx, trials))).toEqual([]);
});

test('without its guard what must not be is taken', async () => {
  const wrong: string[] = [];
  for (const guard of guards.filter(({ id }) => byGuard.has(id)))
    wrong.push(
      ...(await thrownAway(database.db, (trx) => refusedWithout(trx, guard, byGuard.get(guard.id) ?? []))),
    );
  expect(wrong).toEqual([]);
});
