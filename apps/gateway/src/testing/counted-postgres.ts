import pg from 'pg';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from './throw-away-postgres.ts';

/** What a server has done so far. */
interface ServerWork {
  /** begin and commit counted too, the looks of idle workers not */
  statements: number;
  /** that it planned and carried them out, ms by the clock */
  planMs: number;
  carryMs: number;
  walKb: number;
  syncs: number;
}

export interface CountedPostgres extends ThrowAwayPostgres {
  /** address of a new, empty database */
  newDatabase: (name: string) => Promise<string>;
  /** that somebody made last */
  newestDatabase: () => Promise<string>;
  /** @param database whose statements are counted; the log is the whole server's */
  work: (database: string) => Promise<ServerWork>;
  close: () => Promise<void>;
}

/** A server that syncs as a real one does and counts its statements. */
export async function countedPostgres(): Promise<CountedPostgres> {
  const server = await startThrowAwayPostgres(
    (line) => console.error(line),
    [
      'fsync=on',
      'shared_preload_libraries=pg_stat_statements',
      /* batches differ in their texts: with the usual 5,000 some would be forgotten */
      'pg_stat_statements.max=50000',
      'pg_stat_statements.track_planning=on',
    ],
  );
  if (!server) throw new Error('No PostgreSQL server could be started.');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return {
    ...server,
    newDatabase: async (name) => {
      await client.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    newestDatabase: async () => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database order by oid desc limit 1',
      );
      return rows[0]?.datname ?? '';
    },
    work: async (database) => {
      const { rows } = await client.query<{ calls: string; plan: number; carry: number }>(
        `select sum(calls) as calls, sum(total_plan_time) as plan, sum(total_exec_time) as carry from pg_stat_statements s join pg_database d on d.oid = s.dbid
          where d.datname = $1 and query not ilike '%skip locked%'`,
        [database],
      );
      const wal = await client.query<{ wal_bytes: string; wal_sync: string }>(
        'select wal_bytes, wal_sync from pg_stat_wal',
      );
      return {
        statements: Number(rows[0]?.calls ?? 0),
        planMs: rows[0]?.plan ?? 0,
        carryMs: rows[0]?.carry ?? 0,
        walKb: Number(wal.rows[0]?.wal_bytes ?? 0) / 1000,
        syncs: Number(wal.rows[0]?.wal_sync ?? 0),
      };
    },
    close: async () => {
      await client.end();
      await server.stop();
    },
  };
}
