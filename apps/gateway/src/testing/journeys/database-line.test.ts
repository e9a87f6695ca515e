import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { dumpServer } from '../../platform/backup/server-tools.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import { createListener } from '../../platform/database/listener.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { testSecret } from '../test-secret.ts';
import { serverUser, startThrowAwayPostgres, type ThrowAwayPostgres } from '../throw-away-postgres.ts';

/* A real server with a certificate for 127.0.0.1, which answers on 127.0.0.2 as well. */
const log = createLog('silent');
const own = ownCertificates('postgres');
const strangers = ownCertificates('postgres');
const folder = mkdtempSync(join(tmpdir(), 'database-line-'));
let server: ThrowAwayPostgres;

const address = (mode: string, { host = '127.0.0.1', database = 'postgres' } = {}): string => {
  const url = new URL(server.url);
  url.hostname = host;
  url.pathname = `/${database}`;
  return `${url.href}?${mode}`;
};
const verified = (authority = own.authority) => `sslmode=verify-full&sslrootcert=${authority}`;
const open = (databaseUrl: string) =>
  connect({ databaseUrl, databasePool: 2, databaseWaitMs: 60_000, dataDir: folder }, log);

beforeAll(async () => {
  const user = serverUser();
  if (user) chownSync(own.key('postgres'), user.uid, user.gid);
  chmodSync(own.key('postgres'), 0o600);
  const started = await startThrowAwayPostgres(() => {}, [
    'listen_addresses=127.0.0.1,127.0.0.2',
    'ssl=on',
    `ssl_cert_file=${own.certificate('postgres')}`,
    `ssl_key_file=${own.key('postgres')}`,
  ]);
  if (!started) throw new Error('no PostgreSQL server runs here; install postgresql');
  server = started;
});
afterAll(async () => {
  await server?.stop();
  own.remove();
  strangers.remove();
  rmSync(folder, { recursive: true });
});

test('with the authority of its certificate the server is reached over TLS', async () => {
  const { db, close } = await open(address(verified()));
  const { rows } = await sql<{ ssl: boolean; version: string }>`
    select ssl, version from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  await close();
  expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }]);
});

test('another authority is refused at once, in one sentence', async () => {
  await expect(open(address(verified(strangers.authority)))).rejects.toThrow(
    'The PostgreSQL server shows a certificate of another authority than DATABASE_URL names; correct it.',
  );
});

test('so is the certificate of another name', async () => {
  await expect(open(address(verified(), { host: '127.0.0.2' }))).rejects.toThrow(
    'The PostgreSQL server shows a certificate for another name than that in DATABASE_URL; correct it.',
  );
});

test('and an authority that is not there', async () => {
  await expect(open(address(verified('/nowhere/ca.crt')))).rejects.toThrow(
    'The file /nowhere/ca.crt, sslrootcert of the database’s address, cannot be read.',
  );
});

test('a server without TLS is refused where TLS is asked for', async () => {
  const plain = await startThrowAwayPostgres();
  if (!plain) throw new Error('no PostgreSQL server runs here');
  try {
    await expect(open(`${plain.url}?${verified()}`)).rejects.toThrow(
      'The PostgreSQL server speaks no TLS, which DATABASE_URL asks for; correct it.',
    );
  } finally {
    await plain.stop();
  }
});

test('an environment that turns checks off turns none of these off', async () => {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    await expect(open(address(verified(strangers.authority)))).rejects.toThrow('another authority');
    await expect(open(address(verified(), { host: '127.0.0.2' }))).rejects.toThrow('another name');
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  }
});

test('who listens hears over the same line, and hears nothing from a stranger', async () => {
  const hearing = (url: string) => {
    const heard: string[] = [];
    const listener = createListener(url, 'line', {
      told: (payload) => heard.push(payload),
      turned: () => {},
      log,
    });
    listener.open();
    return { listener, heard };
  };
  const good = hearing(address(verified()));
  const bad = hearing(address(verified(strangers.authority)));
  await expect.poll(() => good.listener.isLive()).toBe(true);
  const teller = new pg.Client({ connectionString: address('') });
  await teller.connect();
  const { rows } = await teller.query<{ ssl: boolean }>(
    "select s.ssl from pg_stat_ssl s join pg_stat_activity a using (pid) where a.query = 'listen line'",
  );
  await teller.query("select pg_notify('line', 'hello')");
  await teller.end();
  await expect.poll(() => good.heard).toEqual(['hello']);
  expect(rows).toEqual([{ ssl: true }]);
  expect(bad.listener.isLive()).toBe(false);
  await good.listener.close();
  await bad.listener.close();
});

test('a backup goes out and comes back over the same line, and neither does to a stranger', async () => {
  const recipient = await makeBackupKey(join(folder, 'key'));
  const settings = (databaseUrl: string) => ({
    databaseUrl,
    databasePool: 2,
    databaseWaitMs: 0,
    dataDir: folder,
    secretKey: testSecret,
    sealing: { key: null, others: [] },
    /* a program that dumps would be led elsewhere by the first, and let off by the second */
    backup: {
      recipient,
      identityFile: join(folder, 'key'),
      keysFile: null,
      environment: { ...process.env, PGHOSTADDR: '127.0.0.9', PGSSLMODE: 'disable' },
    },
  });
  const source = await open(address(verified()));
  await migrate(source.db, { releases: new Map() });
  await source.close();
  const admin = new pg.Client({ connectionString: address('') });
  await admin.connect();
  await admin.query('create database back');
  await admin.end();
  const file = join(folder, 'one.backup');
  const now = new Date('2026-11-21T10:00:00.000Z');
  await expect(takeBackup(settings(address(verified(strangers.authority))), file, now)).rejects.toThrow();
  const manifest = await takeBackup(settings(address(verified())), file, now);
  expect(manifest.migrations.length).toBeGreaterThan(10);
  const back = (authority: string) => settings(address(verified(authority), { database: 'back' }));
  await expect(restoreBackup(back(strangers.authority), file, now, log)).rejects.toThrow('another authority');
  await restoreBackup(back(own.authority), file, now, log);
});

test('the program that dumps asks for the same certificate itself', async () => {
  const through = (url: string) => ({ url, environment: { ...process.env, PGSSLMODE: 'disable' } });
  const dump = async (url: string): Promise<void> => {
    for await (const _ of dumpServer(through(url), '00000000-00000000-1'));
  };
  for (const [url, because] of [
    [address(verified(strangers.authority)), 'certificate verify failed'],
    [address(verified(), { host: '127.0.0.2' }), 'does not match host name'],
  ] as const) {
    await expect(dump(url)).rejects.toThrow(because);
  }
});
