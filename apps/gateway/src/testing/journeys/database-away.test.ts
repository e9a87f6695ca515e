import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { createWriteProbe } from '../../platform/database/write-probe.ts';
import { createLog } from '../../platform/log.ts';
import { gatewayProcess } from '../purchase/gateway-process.ts';
import { type Gate, openGate } from '../restore/gate.ts';
import { newPlace, type Place } from '../restore/place.ts';
import { startGateway } from '../start-gateway.ts';
import { testDatabase } from '../test-database.ts';

const log = createLog('silent');
/** an answer about the database is kept for less than this, ms */
const keptMs = 5_000;
const hasty = pathToFileURL(join(import.meta.dirname, '../restore/hasty-clock.ts')).href;

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('a server that is not there yet, or goes away', () => {
  let place: Place;
  let gate: Gate;
  beforeEach(async () => {
    place = await newPlace({ migrated: true });
    gate = await openGate(place.databaseUrl ?? '');
  });
  afterEach(async () => {
    await gate.close();
    await place.remove();
  });

  test('is waited for, closed doors and recovery alike; lost, it is found again', async () => {
    const gateway = await gatewayProcess(
      { DATABASE_WAIT: '300', NODE_OPTIONS: `--import ${hasty}` },
      { ...place, databaseUrl: gate.url },
    );
    const ready = async () => (await fetch(`${gateway.url}/readyz`)).status;
    try {
      const started = gateway.start();
      await expect.poll(() => gateway.output()).toContain('"code":"ECONNREFUSED"');
      await gate.set('starting');
      await expect.poll(() => gate.turnedAway()).toBeGreaterThan(2);
      expect(gateway.ended()).toBeNull();
      await gate.set('open');
      await started;
      await expect.poll(() => gateway.output()).toContain('"event":"started"');
      expect(await ready()).toBe(200);
      await gate.set('closed');
      await expect.poll(ready).toBe(503);
      expect(gateway.ended()).toBeNull();
      await gate.set('open');
      await expect.poll(ready).toBe(200);
      /* what a process writes arrives a moment after its answer */
      await expect.poll(() => gateway.output()).toContain('database-takes-rows-again');
    } finally {
      await gate.set('open');
      await gateway.close();
    }
  });

  test('that stays away ends the start with one sentence', async () => {
    const gateway = await gatewayProcess({ DATABASE_WAIT: '1' }, { ...place, databaseUrl: gate.url });
    await expect(gateway.start()).rejects.toThrow(/does not answer \(ECONNREFUSED\); start it/);
    expect(gateway.ended()).toBe(1);
    await gateway.close();
  });

  test('without such a database is not waited for', async () => {
    const url = new URL(place.databaseUrl ?? '');
    url.pathname = '/nothing-of-that-name';
    const began = connect({ ...place, databaseUrl: url.href, databaseWaitMs: 60_000 }, log);
    await expect(began).rejects.toThrow('The PostgreSQL server has no database of the name in DATABASE_URL');
  });

  test('set to read only, as a standby is, answers reads and is not ready', async () => {
    const { db, close } = await connect(place, log);
    expect(await createWriteProbe(db, log)()).toBe(true);
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
    await close();
    const again = await connect(place, log);
    await sql`select 1`.execute(again.db);
    expect(await createWriteProbe(again.db, log)()).toBe(false);
    await again.close();
  });
});

test('a database that reads and takes no rows is not ready; the answer is kept for seconds', async () => {
  /* it stands still: how long a statement takes here is no part of what is asked */
  const began = performance.now();
  let later = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => began + later);
  const database = await testDatabase();
  const gateway = await startGateway({ database });
  const ready = async () => (await fetch(`${gateway.url}/readyz`)).status;
  try {
    expect(await ready()).toBe(200);
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      database.db,
    );
    await sql`create trigger no_room before insert on write_probe for each row execute function no_room()`.execute(
      database.db,
    );
    expect(await ready()).toBe(200);
    later += keptMs;
    expect(await ready()).toBe(503);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    await sql`drop trigger no_room on write_probe`.execute(database.db);
    expect(await ready()).toBe(503);
    later += keptMs;
    expect(await ready()).toBe(200);
  } finally {
    vi.restoreAllMocks();
    await gateway.close();
    await database.close();
  }
});
