import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { isDatabaseAway } from './is-away.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const poolAt = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 200 });
  pool.on('error', () => {});
  ends.push(() => pool.end());
  return pool;
};
const failureOf = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  );

/** A place that takes a connection and does with it as told. */
async function place(meets: (socket: Socket) => void): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}));
    meets(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as { port: number };
  return `postgres://any@127.0.0.1:${port}/any`;
}

test('a server that hangs, hangs up, breaks off or is not there is away', async () => {
  const hangs = await place(() => {});
  const hangsUp = await place((socket) => socket.end());
  const breaksOff = await place((socket) => socket.resetAndDestroy());
  for (const url of [hangs, hangsUp, breaksOff, 'postgres://any@127.0.0.1:1/any']) {
    const error = await failureOf(poolAt(url).query('select 1'));
    expect([url, error.message, isDatabaseAway(error)]).toEqual([url, error.message, true]);
  }
});

test('a mistake of ours is none', () => {
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('no such column'), { code: '42703' }))).toBe(false);
});

const served = process.env.TEST_DATABASE_URL ?? '';
describe.skipIf(served === '')('on a server', () => {
  test('no connection that is free in time, and one that is ended in the middle, are away; a wrong statement is not', async () => {
    const pool = poolAt(served);
    const held = await pool.connect();
    held.on('error', () => {});
    expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true);
    const own = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = poolAt(served);
    const cut = failureOf(held.query('select pg_sleep(30)'));
    await other.query('select pg_terminate_backend($1)', [own.rows[0]?.pid]);
    expect(isDatabaseAway(await cut)).toBe(true);
    expect(isDatabaseAway(await failureOf(held.query('select 1')))).toBe(true);
    held.release(true);
    expect(isDatabaseAway(await failureOf(pool.query('selec 1')))).toBe(false);
  });
});
