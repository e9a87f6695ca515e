import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';

/* Making an embedded database takes seconds, opening a copy of a made one a fraction: tests and processes of tests start
   from one migrated template, made anew whenever a migration or the database itself changes. */

const migrations = join(import.meta.dirname, '../platform/migrations');
/** says which version of the database is installed */
const installed = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
const cache = join(import.meta.dirname, '../../../../.cache/test-database');

const templateKey = (): string => {
  const hash = createHash('sha256');
  hash.update(readFileSync(installed));
  for (const file of readdirSync(migrations).toSorted()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** A template has no rows that began under a release. */
const noRows = { releases: new Map<string, string>() };

/** Name of the migrated database on a server. */
export const templateDatabase = (): string => `gateway_template_${templateKey()}`;

/**
 * The statement that makes a database of the template. Its files are copied: by the server's own way every page goes through its
 * memory and its log, which costs twice the processor time, and the pages are dropped from memory one by one afterwards.
 */
export const copiedAs = (name: string): string =>
  `create database ${name} template ${templateDatabase()} strategy file_copy`;

/** The migrated embedded database as a tar file; made on first use. */
export const templateFile = async (): Promise<string> => {
  const file = join(cache, `${templateKey()}.tar`);
  if (existsSync(file)) return file;
  const pglite = embedded();
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }), noRows);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(cache, { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, file);
  return file;
};

export const templateBlob = async (): Promise<Blob> => openAsBlob(await templateFile());

/** Puts the migrated database where a gateway with this DATA_DIR looks for its own. */
export const unpackTemplate = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xf', await templateFile(), '-C', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

/** Makes the migrated database on a server, once for all files of a run. */
export const prepareServer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const name = templateDatabase();
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    await client.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const db = new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: own.href, max: 2 }) }),
    });
    await migrate(db, noRows);
    await db.destroy();
  } finally {
    await client.end();
  }
};
