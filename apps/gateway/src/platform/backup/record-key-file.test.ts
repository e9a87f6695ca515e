import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import type { KeptKey, Manifest } from './manifest.ts';
import { applyRecordKeys } from './record-key-file.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const at = '2026-06-14T10:00:00.000Z';
const key = (id: string, wrapped: string): KeptKey => ({
  id,
  partner_id: 'default',
  phone_key: 'p',
  wrapped,
  made_at: at,
});

test('after the data keys were turned, purchases of the backup keep the keys that it knows, and no key stands that opens nothing', async () => {
  const { db } = database;
  await db.deleteFrom('data_key').execute();
  await db
    .insertInto('data_key')
    .values({ number: 4, purpose: 'seal', wrapped: 'w', used_from: new Date(at), made_at: new Date(at) })
    .execute();
  const records = {
    kept: [key('bought', 'sealed.v2.4.bought')],
    others: ['asked', 'asked-and-turned', 'deleted'],
  };
  const newest = [
    key('bought', 'sealed.v2.5.bought'),
    key('asked', 'sealed.v2.4.asked'),
    key('asked-and-turned', 'sealed.v2.5.asked'),
    key('made-later', 'sealed.v2.4.later'),
  ];
  await db.transaction().execute((trx) => applyRecordKeys(trx, { records } as Manifest, newest));
  const rows = await db.selectFrom('record_key').select(['id', 'wrapped']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'asked', wrapped: 'sealed.v2.4.asked' },
    { id: 'bought', wrapped: 'sealed.v2.4.bought' },
  ]);
});
