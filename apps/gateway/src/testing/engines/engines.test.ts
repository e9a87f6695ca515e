import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { enginesTable } from './engines-table.ts';
import type { Feature } from './features.ts';
import { featuresIn, usesOf } from './uses.ts';
import { verdicts } from './verdicts.ts';

let database: TestDatabase;
let uses: Map<Feature, string[]>;
beforeAll(async () => {
  database = await testDatabase();
  uses = await usesOf(database.db);
});
afterAll(() => database.close());

test('what the gateway leans on is judged for every engine, and nothing else is', () => {
  /* as read in the migrations by a person; a new kind of thing in the schema or a statement has to be looked up */
  expect([...uses.keys()].toSorted()).toEqual(
    [
      'unique keys',
      'references',
      'triggers',
      'deferred triggers',
      'functions in PL/pgSQL',
      'stored generated columns',
      'identity columns',
      'GIN indexes of one column',
      'unlogged tables',
      'listen and notify',
      'advisory locks of a transaction',
      'table locks',
      'row locks',
      'skip locked',
      'repeatable read',
      'exported snapshots',
      'settings of a transaction',
      'insert or update',
    ].toSorted(),
  );
  expect(Object.keys(verdicts).toSorted()).toEqual([...uses.keys()].toSorted());
});

test('places are those somebody finds by hand', () => {
  expect(uses.get('table locks')).toEqual([
    'panel/dashboard/sum-figures.ts',
    'panel/partners/categories.ts',
    'panel/rates/hold-rates.ts',
    'panel/rates/set-rate-source.ts',
    'platform/sensitive/first-keys.ts',
  ]);
  expect(uses.get('unlogged tables')).toEqual(['rate_limit']);
  expect(uses.get('exported snapshots')).toEqual(['platform/backup/take-backup.ts']);
  expect(uses.get('stored generated columns')?.toSorted()).toEqual([
    'application.kind',
    'application.search',
    'purchase_order.search',
    'quote.search',
  ]);
});

test.each([
  ['await client.query(`listen quotes`)', ['listen and notify']],
  ["db.transaction().setIsolationLevel('serializable')", ['serializable']],
  ['select pg_try_advisory_lock(1)', ['advisory locks of a session']],
  ['select pg_advisory_xact_lock(1)', ['advisory locks of a transaction']],
  ['create temporary table some as select 1', ['temporary tables']],
  ['/* lock table quote, as others do */', []],
  ["app.get('/*', page); db.selectFrom('quote').forUpdate(); /* as others do */", ['row locks']],
  ["query.where('id', '=', id).forUpdate().skipLocked()", ['row locks', 'skip locked']],
])('%s is told by its words', (text, features) => {
  expect(featuresIn(text)).toEqual(features);
});

test('the page of growth has the table as it is now (pnpm --filter bench engines --write)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/growth.md'), 'utf8');
  expect(page).toContain(enginesTable(uses));
});
