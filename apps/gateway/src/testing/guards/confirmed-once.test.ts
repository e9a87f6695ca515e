import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { someoneWaits } from '../waiting-for-locks.ts';
import { openWorld } from './prove.ts';
import { add } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await openWorld(database.db);
});
afterAll(() => database.close());

const taken = (id: string) =>
  sql.raw(add('transfer', { id, order_id: 'o-open', reference: id, state: 'CONFIRMED', phase: 'taken' }));

test('two that take a transfer of one order wait for each other, and the second is refused', async () => {
  const first = await database.db.startTransaction().execute();
  await taken('x').execute(first);
  const second = expect(taken('y').execute(database.db)).rejects.toThrow('an order is paid by one transfer');
  await someoneWaits(database.db);
  await first.commit().execute();
  await second;
});
