import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { planOf } from '../panel/watch-queries.ts';
import type { TestDatabase } from '../test-database.ts';
// sets the type parsers of pg
import '../../platform/database/connect.ts';

interface TimedQuery {
  query: CompiledQuery;
  ms: number;
}

export interface WatchedDatabase extends TestDatabase {
  /** what was asked since the last time, in transactions too */
  taken: () => TimedQuery[];
  /** how the database goes about a query; what it would have written is taken back */
  plan: (query: CompiledQuery) => Promise<string>;
}

class TakenBack extends Error {}

/** A database that is there, brought to the newest migration; every statement is timed. */
export const databaseAt = async (url: string): Promise<WatchedDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => {});
  let seen: TimedQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis: ms }) => {
      seen.push({ query, ms });
    },
  });
  await migrate(db, { releases: new Map() });
  const taken = () => {
    const all = seen;
    seen = [];
    return all;
  };
  const plan = async (query: CompiledQuery): Promise<string> => {
    let written = '';
    const look = db.transaction().execute(async (trx) => {
      written = await planOf(trx, query);
      throw new TakenBack();
    });
    await look.catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
    taken();
    return written;
  };
  return { db, kind: 'postgres', url, close: () => db.destroy(), taken, plan };
};

/** Makes a database beside the others of a server, unless it is there. @returns its address */
export const databaseBeside = async (server: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
};

/** Whether it was filled before. */
export const isFilled = async (db: Kysely<Database>): Promise<boolean> =>
  (await sql`select 1 from purchase_order offset 999 limit 1`.execute(db)).rows.length > 0;
