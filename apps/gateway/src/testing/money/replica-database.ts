import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { copiedAs } from '../database-template.ts';
import { tellServer } from '../tell-server.ts';
import { testDatabase } from '../test-database.ts';

/** A fresh migrated database that several gateways share. */
export interface ReplicaDatabase {
  /** each gateway opens a pool of its own; null: the embedded one, which has one connection for all */
  url: string | null;
  embedded: Kysely<Database> | null;
  close: () => Promise<void>;
}

/** @param server a PostgreSQL server with the migrated template; none means the embedded database */
export const replicaDatabase = async (
  server: string | undefined = process.env.TEST_DATABASE_URL,
): Promise<ReplicaDatabase> => {
  if (!server) {
    const { db, close } = await testDatabase();
    return { url: null, embedded: db, close };
  }
  const name = `money_${randomBytes(6).toString('hex')}`;
  await tellServer(server, copiedAs(name));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    embedded: null,
    close: () => tellServer(server, `drop database if exists ${name} with (force)`),
  };
};
