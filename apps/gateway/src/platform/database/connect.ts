import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { strangeCertificate } from '../upstream/certificate-codes.ts';
import { clientOptions } from './client-options.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { writeInOnePiece } from './one-piece.ts';
import { keepPlans } from './planned-once.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  close: () => Promise<void>;
}

const strange = 'shows a certificate of another authority than DATABASE_URL names';
/** What no waiting mends, as the server or TLS says it: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lasting: Record<string, string> = {
  '28P01': 'refuses the user or the password of DATABASE_URL',
  '28000': 'refuses the user of DATABASE_URL',
  '3D000': 'has no database of the name in DATABASE_URL',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows a certificate for another name than that in DATABASE_URL',
  ...Object.fromEntries([...strangeCertificate].map((code) => [code, strange])),
  CERT_HAS_EXPIRED: 'shows a certificate that is over',
  'no-tls': 'speaks no TLS, which DATABASE_URL asks for',
};
const pauseMs = 500;
/** a log line for so many tries */
const triesTold = 10;

/** Why nobody waits any longer; null while it may help. */
const endOf = (code: string, waitedEnough: boolean): string | null => {
  const why = lasting[code];
  if (why !== undefined) return `The PostgreSQL server ${why}; correct it.`;
  if (!waitedEnough) return null;
  return `The PostgreSQL server named by DATABASE_URL does not answer (${code}); start it or correct the address.`;
};

/** The driver has no code for a server without TLS, only its sentence. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error) return String(error.code);
  return error.message.includes('does not support SSL') ? 'no-tls' : 'unknown';
};

/** A server that starts or recovers refuses for seconds, and a machine that comes up starts us beside it. */
const untilItAnswers = async (pool: pg.Pool, waitMs: number, log: Logger): Promise<void> => {
  const until = performance.now() + waitMs;
  for (let tries = 0; ; tries++) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const code = codeOf(error);
      const end = endOf(code, performance.now() >= until);
      if (end !== null) throw new StartError(end);
      if (tries % triesTold === 0) log.warn({ event: 'database-waited-for', code });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

const openPool = async (url: string, size: number, waitMs: number, log: Logger): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    ...clientOptions(url),
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // without listeners a connection that breaks ends the process: an idle one through the pool, one in the middle of a
  // transaction through itself
  const lost = (error: Error) => log.warn({ event: 'database-connection-lost', code: error.name });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('connect', keepPlans);
  pool.on('connect', writeInOnePiece);
  try {
    await untilItAnswers(pool, waitMs, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
};

/**
 * Opens the database; a server that does not answer yet is waited for.
 * @throws StartError with one sentence when it cannot be opened
 */
export const connect = async (
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseWaitMs' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null)
    return openPool(config.databaseUrl, config.databasePool, config.databaseWaitMs, log);
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
