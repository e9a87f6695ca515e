import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { comesFrom, type Lineage } from './lineage.ts';
import type { KeptKey } from './manifest.ts';
import { applyRecordKeys } from './record-key-file.ts';

let database: TestDatabase;
const at = '2026-06-14T10:00:00.000Z';
beforeEach(async () => {
  database = await testDatabase();
  const { db } = database;
  await db.deleteFrom('data_key').execute();
  await db
    .insertInto('data_key')
    .values({ number: 4, purpose: 'seal', wrapped: 'w', used_from: new Date(at), made_at: new Date(at) })
    .execute();
});
afterEach(() => database.close());

const key = (id: string, wrapped: string, made_at = at): KeptKey => ({
  id,
  partner_id: 'default',
  phone_key: 'p',
  wrapped,
  made_at,
});
const records = {
  kept: [key('bought', 'sealed.v2.4.bought')],
  others: ['asked', 'turned', 'corrected', 'deleted'].map((id) => ({ id, made_at: at })),
};
const applied = async (newest: readonly KeptKey[] | null) => {
  const { db } = database;
  await db.transaction().execute((trx) => applyRecordKeys(trx, { records }, newest));
  const rows = await db.selectFrom('record_key').select(['id', 'wrapped']).orderBy('id').execute();
  return rows.map(({ id, wrapped }) => `${id}: ${wrapped}`);
};

test('after the data keys were turned, purchases keep the keys that the backup knows, and no key stands that opens nothing', async () => {
  const newest = [
    key('bought', 'sealed.v2.5.bought'),
    key('asked', 'sealed.v2.4.asked'),
    key('turned', 'sealed.v2.5.turned'),
    key('corrected', 'sealed.v2.4.corrected', '2026-06-14T10:05:00.000Z'),
    key('made-later', 'sealed.v2.4.later'),
  ];
  expect(await applied(newest)).toEqual(['asked: sealed.v2.4.asked', 'bought: sealed.v2.4.bought']);
});

test('no file of keys takes that of a purchase away, whatever it lacks', async () => {
  expect(await applied([])).toEqual(['bought: sealed.v2.4.bought']);
  expect(await applied(null)).toEqual(['bought: sealed.v2.4.bought']);
});

const life = (began: string, ...restored: string[]): Lineage => ({ began, restored });
const [sunday, monday, tuesday, wednesday] = [14, 15, 16, 17].map(
  (day) => `2026-06-${day}T10:00:00.000Z`,
) as [string, string, string, string];

test.each([
  ['the same database', life('a'), life('a'), true],
  ['what became of it: this very backup came back', life('a', tuesday), life('a'), true],
  ['what became of it: a younger backup came back', life('a', wednesday), life('a'), true],
  ['what became of it after two restores', life('a', sunday, wednesday), life('a', sunday), true],
  ['another database', life('b'), life('a'), false],
  ['an older backup that came back, which lacks what was written since', life('a', monday), life('a'), false],
  ['the database before a restore that the backup has behind it', life('a'), life('a', sunday), false],
  ['another restore', life('a', monday), life('a', sunday), false],
])('keys of %s: a backup of Tuesday takes them or not', (_what, later, backup, expected) => {
  expect(comesFrom(later, backup, tuesday)).toBe(expected);
});
