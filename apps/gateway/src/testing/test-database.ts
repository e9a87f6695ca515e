import { randomBytes } from 'node:crypto';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../platform/database/database.ts';
import { embedded } from '../platform/database/embedded.ts';
import { writeInOnePiece } from '../platform/database/one-piece.ts';
import { keepPlans } from '../platform/database/planned-once.ts';
import { copiedAs, templateBlob } from './database-template.ts';
import { tellServer } from './tell-server.ts';
// sets the type parsers of pg
import '../platform/database/connect.ts';

export interface TestDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  /** where other replicas find it; an embedded one has none */
  url?: string;
  /** a copy of the migrated one, which no test has changed the schema of: a context on it does not migrate it again */
  isMigrated?: boolean;
  close: () => Promise<void>;
}

const onServer = async (url: string, migrated: boolean): Promise<TestDatabase> => {
  const name = `gateway_test_${randomBytes(6).toString('hex')}`;
  await tellServer(url, migrated ? copiedAs(name) : `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: own.href, max: 8 });
  pool.on('error', () => {});
  pool.on('connect', keepPlans);
  pool.on('connect', writeInOnePiece);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    url: own.href,
    isMigrated: migrated,
    close: async () => {
      await db.destroy();
      await tellServer(url, `drop database ${name} with (force)`);
    },
  };
};

/**
 * A fresh database, migrated unless told otherwise: on the PostgreSQL server of TEST_DATABASE_URL when it is set, else
 * embedded in memory. Every gateway test takes its database from here, so that the same tests run on both.
 */
export const testDatabase = async ({ migrated = true } = {}): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return onServer(url, migrated);
  const pglite = embedded(migrated ? { loadDataDir: await templateBlob() } : {});
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, kind: 'embedded', isMigrated: migrated, close: () => db.destroy() };
};
