import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { stateLines } from './state-lines.ts';
import { isAllowed, type StateTable, stateTables } from './states.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tables = Object.keys(stateTables) as StateTable[];
const cells = tables.flatMap((table) => {
  const states = Object.keys(stateTables[table]);
  return states.flatMap((from) =>
    states
      .filter((to) => to !== from)
      .map((to) => ({ table, from, to, allowed: isAllowed(table, from, to) })),
  );
});

test('the tables have the shape the documentation draws', () => {
  expect(cells.filter((cell) => cell.allowed)).toHaveLength(4);
  expect(cells.filter((cell) => !cell.allowed)).toHaveLength(8);
});

test('every state is reachable from the first one of its table', () => {
  for (const table of tables) {
    const transitions: Readonly<Record<string, readonly string[]>> = stateTables[table];
    const [first = ''] = Object.keys(transitions);
    const seen = new Set([first]);
    for (const state of seen) for (const next of transitions[state] ?? []) seen.add(next);
    expect([...seen].sort()).toEqual(Object.keys(transitions).sort());
  }
});

/** The trigger's own list, read out of the database. */
async function guardOf(table: StateTable): Promise<Set<string>> {
  const { rows } = await sql<{
    source: string;
  }>`select prosrc as source from pg_proc where proname = ${`${table}_guard`}`.execute(database.db);
  return new Set(
    [...(rows[0]?.source ?? '').matchAll(/'([A-Z_]+>[A-Z_]+)'/g)].map((match) => match[1] ?? ''),
  );
}

test.each(tables)(
  'the trigger of %s allows exactly what the table in code allows, cell by cell',
  async (table) => {
    const guard = await guardOf(table);
    for (const cell of cells.filter((one) => one.table === table))
      expect({ ...cell, allowed: guard.has(`${cell.from}>${cell.to}`) }).toEqual(cell);
  },
);

test('docs/lifecycle.md shows these tables', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/lifecycle.md'), 'utf8');
  // The formatter pads a table's columns; the words are what counts.
  const plain = (text: string) => text.replace(/[ -]+/g, ' ').replace(/ ?\| ?/g, '|');
  expect(plain(page)).toContain(plain(stateLines()));
});
