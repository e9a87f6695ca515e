import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { claim, dropLeases, settle } from './claim.ts';
import { enqueue } from './enqueue.ts';
import { isSendingOn, switchSending } from './sending.ts';

let database: TestDatabase;
const now = new Date('2026-11-21T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const lease = 10_000;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('outbox').execute());

const add = (subject: string, runAt = now) =>
  database.db.transaction().execute((trx) => enqueue(trx, 'send-mail', subject, now, runAt));
const row = (subject: string) =>
  database.db.selectFrom('outbox').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow();

test('work asked for in a transaction that fails was never asked for', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await enqueue(trx, 'send-mail', 'a', now);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await claim(database.db, 'w', now, lease, 10)).toEqual([]);
});

test('six workers at once take each job once', async () => {
  for (let i = 0; i < 30; i++) await add(`job-${i}`);
  const taken = await Promise.all(
    Array.from({ length: 6 }, (_, i) => claim(database.db, `worker-${i}`, now, lease, 10)),
  );
  const keys = taken.flat().map((job) => job.key);
  expect(new Set(keys).size).toBe(keys.length);
  const rest = await claim(database.db, 'last', now, lease, 100);
  expect(keys.length + rest.length).toBe(30);
});

test('a job of a dead worker is free again when its lease has run out, not before', async () => {
  await add('a');
  expect(await claim(database.db, 'dead', now, lease, 1)).toHaveLength(1);
  expect(await claim(database.db, 'next', after(lease - 1), lease, 1)).toHaveLength(0);
  expect(await claim(database.db, 'next', after(lease + 1), lease, 1)).toHaveLength(1);
});

test('leases found at the start of a lone process are dropped', async () => {
  await add('a');
  await claim(database.db, 'dead', now, lease, 1);
  await dropLeases(database.db);
  expect(await claim(database.db, 'next', now, lease, 1)).toHaveLength(1);
});

test('a job asked for while it runs is not lost by its finishing', async () => {
  await add('a');
  const [job] = await claim(database.db, 'w', now, lease, 1);
  if (!job) throw new Error('no job');
  await add('a', after(5));
  await settle(database.db, job, 'done', now);
  expect(await row('a')).toMatchObject({ state: 'waiting', lease_owner: null });
  expect(await claim(database.db, 'w', after(5), lease, 1)).toHaveLength(1);
});

test('a slow worker whose lease went to another cannot settle the job', async () => {
  await add('a');
  const [slow] = await claim(database.db, 'slow', now, lease, 1);
  const [quick] = await claim(database.db, 'quick', after(lease + 1), lease, 1);
  if (!slow || !quick) throw new Error('no job');
  await settle(database.db, slow, 'done', now);
  expect(await row('a')).toMatchObject({ state: 'waiting', lease_owner: 'quick' });
  await settle(database.db, quick, 'done', now);
  expect(await row('a')).toMatchObject({ state: 'done' });
});

test('a failed job waits and counts, a looked-at one waits and does not count', async () => {
  await add('a');
  const [first] = await claim(database.db, 'w', now, lease, 1);
  if (!first) throw new Error('no job');
  await settle(database.db, first, { failedMs: 100, error: 'Error' }, now);
  expect(await row('a')).toMatchObject({ attempts: 1, last_error: 'Error', run_at: after(100) });
  const [second] = await claim(database.db, 'w', after(100), lease, 1);
  if (!second) throw new Error('no job');
  await settle(database.db, second, { againMs: 50 }, after(100));
  expect(await row('a')).toMatchObject({ attempts: 0, last_error: null, run_at: after(150) });
});

test('asking again brings a waiting job forward and never back', async () => {
  await add('a', after(1_000));
  await add('a', after(500));
  await add('a', after(2_000));
  expect((await row('a')).run_at).toEqual(after(500));
});

test('asking for a finished job makes it wait again', async () => {
  await add('a');
  const [job] = await claim(database.db, 'w', now, lease, 1);
  if (!job) throw new Error('no job');
  await settle(database.db, job, 'done', now);
  expect(await claim(database.db, 'w', after(1), lease, 1)).toHaveLength(0);
  await add('a');
  expect(await claim(database.db, 'w', after(1), lease, 1)).toHaveLength(1);
});

test('a claim of one tells of a job as its row does', async () => {
  await add('a');
  const [job] = await claim(database.db, 'w', now, lease, 1, ['send-mail']);
  expect(job).toEqual(await row('a'));
});

test('one of many kinds takes the oldest of those that are asked for, and is planned once a connection', async () => {
  await add('young', after(-1));
  await add('old', after(-2));
  await database.db.transaction().execute((trx) => enqueue(trx, 'send-sms', 'older', now, after(-3)));
  await database.db.connection().execute(async (one) => {
    for (let time = 0; time < 20; time += 1)
      await claim(one, 'w', after(-10), lease, 1, ['send-mail', 'refund']);
    const taken = async () => (await claim(one, 'w', now, lease, 1, ['send-mail', 'refund']))[0]?.subject;
    expect([await taken(), await taken(), await taken()]).toEqual(['old', 'young', undefined]);
    /* the embedded database has no names for statements */
    if (!process.env.TEST_DATABASE_URL) return;
    const { rows } = await sql<{ kept: number; anew: number }>`
      select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements where name = 'outbox-claim'`.execute(
      one,
    );
    expect(rows[0]?.kept).toBeGreaterThan(10);
    expect(rows[0]?.anew).toBeLessThanOrEqual(5);
  });
});

test('a migration beside it adds a column, and jobs are asked for, claimed and settled as before', async () => {
  await database.db.connection().execute(async (one) => {
    for (let time = 0; time < 8; time += 1) await claim(one, 'w', now, lease, 1, ['send-mail']);
    await sql`alter table outbox add column added_beside integer default 7`.execute(one);
    await one.transaction().execute((trx) => enqueue(trx, 'send-mail', 'a', now));
    const [job] = await claim(one, 'w', now, lease, 1, ['send-mail']);
    if (!job) throw new Error('no job');
    await settle(one, job, 'done', now);
    const written = await one.selectFrom('outbox').selectAll().where('subject', '=', 'a').execute();
    expect(written).toMatchObject([{ state: 'done', added_beside: 7 }]);
    await sql`alter table outbox drop column added_beside`.execute(one);
  });
});

test('while sending is off only what sends nothing is taken, and the rest is there when it is on again', async () => {
  const { db } = database;
  const kinds = [
    'authorise',
    'refund',
    'issue-policy',
    'cancel-policy',
    'watch-attempt',
    'send-mail',
  ] as const;
  await db.transaction().execute(async (trx) => {
    for (const kind of kinds) await enqueue(trx, kind, 'a', now);
  });
  const taken = async (): Promise<string[]> =>
    (await claim(db, 'w', now, lease, 10)).map(({ kind }) => kind).sort();
  const say = (state: 'on' | 'off') =>
    db.transaction().execute((trx) => switchSending(trx, state, 'a test', now));
  expect(await isSendingOn(db)).toBe(true);
  await say('off');
  expect(await isSendingOn(db)).toBe(false);
  expect(await taken()).toEqual(['send-mail', 'watch-attempt']);
  await say('on');
  expect(await isSendingOn(db)).toBe(true);
  expect(await taken()).toEqual(['authorise', 'cancel-policy', 'issue-policy', 'refund']);
});
