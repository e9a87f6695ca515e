import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { checkShape } from '../database/schema-shape.ts';
import { switchSending } from '../outbox/sending.ts';
import { keepSecret } from '../sensitive/secret-file.ts';
import { StartError } from '../start-error.ts';
import { askOf } from './ask.ts';
import { readBackup } from './backup-file.ts';
import { restoreFolder } from './embedded-copy.ts';
import { comesFrom } from './lineage.ts';
import { countRows, differingTables, type KeptKey, type Manifest, manifestSchema } from './manifest.ts';
import { applyRecordKeys, readRecordKeys } from './record-key-file.ts';
import { restoreServer } from './server-tools.ts';

type RestoreConfig = Pick<Config, 'backup' | 'databaseUrl' | 'databasePool' | 'databaseWaitMs' | 'dataDir'>;

const readIdentity = (file: string | null): string => {
  if (file === null)
    throw new StartError('Set BACKUP_IDENTITY_FILE to the file with the key, as "backup-key" wrote it.');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The file ${file} with the key cannot be read.`);
  }
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new StartError(`The file ${file} holds no key of "backup-key".`);
  return identity.trim();
};

/** Reads all of it once, so that nothing of a damaged file is ever restored. */
const verify = async (file: string, identity: string): Promise<Manifest> => {
  const { manifest, copy } = await readBackup(file, identity, manifestSchema);
  for await (const _ of copy);
  const known = new Set(await migrationNames());
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new StartError(
      `The backup ${file} was made by another version of the gateway (it knows migration ${newer}); restore it with that one.`,
    );
  return manifest;
};

/** Null where none are kept: then purchases open, and what was asked for has to be asked again. */
const newestKeys = async (
  file: string | null,
  identity: string,
  { takenAt, lineage }: Manifest,
): Promise<readonly KeptKey[] | null> => {
  /* a backup of before there were such keys */
  if (file === null || lineage === undefined) return null;
  const read = await readRecordKeys(file, identity);
  if (read.takenAt < takenAt)
    throw new StartError(
      `The keys in ${file} are of ${read.takenAt} and older than the backup: name the newest file in BACKUP_KEYS_FILE, or unset it, and only purchases will open.`,
    );
  if (!comesFrom(read.lineage, lineage, takenAt))
    throw new StartError(
      `The keys in ${file} are of another database, or of an older backup of this one that came back: by them all would be deleted that they do not name. Name the file that was kept beside this backup's database in BACKUP_KEYS_FILE, or unset it, and only purchases will open.`,
    );
  return read.keys;
};

/** Compares what came back with the manifest and marks it: from backup so-and-so, and nothing is sent. */
const finish = async (
  db: Kysely<Database>,
  manifest: Manifest,
  newest: readonly KeptKey[] | null,
  now: Date,
  log: Logger,
): Promise<void> => {
  const differing = differingTables(manifest, await countRows(askOf(db)));
  if (differing.length > 0)
    throw new StartError(
      `What was restored is not what was backed up: the rows of ${differing.join(', ')} differ; throw this database away.`,
    );
  await checkShape(db);
  await db.transaction().execute(async (trx) => {
    const closed = await applyRecordKeys(trx, manifest, newest);
    if (closed > 0) log.error({ event: 'purchases-without-key', count: closed });
    await trx
      .insertInto('restoration')
      .values({ taken_at: new Date(manifest.takenAt), restored_at: now })
      .execute();
    await switchSending(trx, 'off', 'restored', now);
    await sql`drop table if exists public.restore_unfinished`.execute(trx);
  });
};

const intoServer = async (
  config: RestoreConfig,
  file: string,
  identity: string,
  { manifest, newest }: { manifest: Manifest; newest: readonly KeptKey[] | null },
  now: Date,
  log: Logger,
): Promise<void> => {
  const { db, close } = await connect(config, log);
  try {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`.execute(db);
    if (rows[0]?.n !== 0)
      throw new StartError(
        'The database named by DATABASE_URL is not empty; name an empty one, as nothing is ever written over.',
      );
    if (manifest.secret !== null) {
      /* before any row is: a database without it opens nothing */
      openDataFolder(config.dataDir);
      keepSecret(config.dataDir, manifest.secret);
    }
    /* a gateway that starts on it meanwhile, or after this was killed, refuses to serve */
    await sql`create table public.restore_unfinished (since timestamptz not null default now())`.execute(db);
    try {
      await restoreServer(
        { url: config.databaseUrl ?? '', environment: config.backup.environment },
        (await readBackup(file, identity, manifestSchema)).copy,
      );
    } catch (error) {
      /* all of it was rolled back, so the database is empty again */
      await sql`drop table public.restore_unfinished`.execute(db);
      throw error;
    }
    await finish(db, manifest, newest, now, log);
  } finally {
    await close();
  }
};

/**
 * Puts a backup back into an empty database of its kind, marks it, and switches sending off. Nothing is written before
 * the whole file was read and found good.
 * @throws StartError with one sentence; the target is then as it was, or says that it is unfinished
 */
export const restoreBackup = async (
  config: RestoreConfig,
  file: string,
  now: Date,
  log: Logger,
): Promise<Manifest> => {
  const identity = readIdentity(config.backup.identityFile);
  const manifest = await verify(file, identity);
  const newest = await newestKeys(config.backup.keysFile, identity, manifest);
  const target = config.databaseUrl === null ? 'embedded' : 'postgres';
  if (manifest.kind !== target)
    throw new StartError(
      manifest.kind === 'postgres'
        ? `The backup ${file} is of a PostgreSQL server; set DATABASE_URL to an empty database of one.`
        : `The backup ${file} is of an embedded database; unset DATABASE_URL and set DATA_DIR to an empty folder.`,
    );
  if (target === 'postgres') await intoServer(config, file, identity, { manifest, newest }, now, log);
  else
    await restoreFolder(
      config.dataDir,
      manifest,
      (await readBackup(file, identity, manifestSchema)).copy,
      (db) => finish(db, manifest, newest, now, log),
    );
  return manifest;
};
