import { existsSync } from 'node:fs';
import { Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { clientOptions } from '../database/client-options.ts';
import { openEmbedded } from '../database/embedded.ts';
import { readSecret } from '../sensitive/secret-file.ts';
import { StartError } from '../start-error.ts';
import { type Ask, askOf } from './ask.ts';
import { writeBackup } from './backup-file.ts';
import { lineageOf } from './lineage.ts';
import { describe, type Manifest, recordKeys } from './manifest.ts';
import { type KeyFile, writeRecordKeys } from './record-key-file.ts';
import { refuseWithoutSecret, type SecretConfig } from './secret-at-hand.ts';
import { dumpServer, type Server } from './server-tools.ts';

type BackupConfig = Pick<Config, 'backup' | 'databaseUrl'> & SecretConfig;

/** A client of its own: a dump takes longer than any statement of the pool may. */
const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...clientOptions(url), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    throw new StartError('The PostgreSQL server named by DATABASE_URL does not answer.');
  }
  return client;
};

interface Taken {
  manifest: Manifest;
  /** as it stands after the copy: all of its records have their keys here, but what was deleted meanwhile */
  beside: KeyFile;
}

/** Counts and copy are of one snapshot, while gateways go on writing. */
const ofServer = async (
  server: Server,
  config: SecretConfig,
  file: string,
  recipient: string,
  now: Date,
): Promise<Taken> => {
  const client = await connected(server.url);
  const ask: Ask = async (text) => (await client.query<Record<string, unknown>>(text)).rows;
  try {
    await ask('begin isolation level repeatable read read only');
    await ask('set local idle_in_transaction_session_timeout = 0');
    const [row] = await ask('select pg_export_snapshot() as snapshot');
    const manifest = await describe(ask, 'postgres', now, readSecret(config.dataDir));
    await refuseWithoutSecret(ask, config);
    await writeBackup(file, recipient, manifest, dumpServer(server, String(row?.snapshot)));
    await ask('commit');
    return { manifest, beside: await keyFileOf(ask) };
  } finally {
    await client.end();
  }
};

async function* bytesOf(copy: Blob): AsyncGenerator<Uint8Array> {
  for await (const chunk of copy.stream()) yield chunk;
}

const keyFileOf = async (ask: Ask): Promise<KeyFile> => ({
  lineage: await lineageOf(ask),
  keys: await recordKeys(ask),
});

const readKeysOf = async ({ databaseUrl, dataDir }: BackupConfig): Promise<KeyFile> => {
  if (databaseUrl !== null) {
    const client = await connected(databaseUrl);
    try {
      return await keyFileOf(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
    } finally {
      await client.end();
    }
  }
  openDataFolder(dataDir);
  const { pglite, release } = await openEmbedded(dataDir);
  try {
    return await keyFileOf(askOf(new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })));
  } finally {
    await pglite.close();
    release();
  }
};

/** The folder's lock is ours meanwhile: PGlite lets one process in, so a running gateway has to be stopped. */
const ofFolder = async (dataDir: string, file: string, recipient: string, now: Date): Promise<Taken> => {
  openDataFolder(dataDir);
  const { pglite, release } = await openEmbedded(dataDir);
  try {
    const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
    const manifest = await describe(askOf(db), 'embedded', now, readSecret(dataDir));
    await pglite.query('checkpoint');
    await writeBackup(file, recipient, manifest, bytesOf(await pglite.dumpDataDir('gzip')));
    return { manifest, beside: await keyFileOf(askOf(db)) };
  } finally {
    await pglite.close();
    release();
  }
};

/**
 * Writes a sealed backup, and beside it the keys of records in the place of those of before, of the database the settings name.
 * @throws StartError with one sentence when there is no key, nothing to back up, or the file cannot be written
 */
export const takeBackup = async (config: BackupConfig, file: string, now: Date): Promise<Manifest> => {
  const { recipient } = config.backup;
  if (recipient === null)
    throw new StartError(
      'Set BACKUP_RECIPIENT to whom backups are sealed for; "npx --yes pnpm@12 backup-key <file>" makes a key and prints it.',
    );
  if (existsSync(file))
    throw new StartError(`There is a file ${file} already; it was left as it is, name another.`);
  const { manifest, beside } =
    config.databaseUrl === null
      ? await ofFolder(config.dataDir, file, recipient, now)
      : await ofServer(
          { url: config.databaseUrl, environment: config.backup.environment },
          config,
          file,
          recipient,
          now,
        );
  if (config.backup.keysFile !== null) await writeRecordKeys(config.backup.keysFile, recipient, beside, now);
  return manifest;
};

/**
 * Writes the keys of records alone, as they stand: what was deleted since the last time opens from no backup any more.
 * @throws StartError
 */
export const keepRecordKeys = async (config: BackupConfig, now: Date): Promise<number> => {
  const { recipient, keysFile } = config.backup;
  if (recipient === null || keysFile === null)
    throw new StartError(
      'Set BACKUP_RECIPIENT and BACKUP_KEYS_FILE: whom the keys of records are sealed for, and where they go.',
    );
  const read = await readKeysOf(config);
  await writeRecordKeys(keysFile, recipient, read, now);
  return read.keys.length;
};
