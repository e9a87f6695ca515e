import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  close: () => Promise<void>;
}

const openPool = async (url: string, size: number, log: Logger): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // without a listener a broken idle connection ends the process
  pool.on('error', (error) => log.warn({ event: 'database-connection-lost', code: error.name }));
  try {
    await pool.query('select 1');
  } catch {
    await pool.end();
    throw new StartError(
      'The PostgreSQL server named by DATABASE_URL does not answer; start it or correct the address.',
    );
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
};

/** @throws StartError with one sentence when the database cannot be opened */
export const connect = async (
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) return openPool(config.databaseUrl, config.databasePool, log);
  const { pglite, release } = await openEmbedded(config.dataDir);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await db.destroy();
      release();
    },
  };
};
