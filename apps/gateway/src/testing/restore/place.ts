import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copiedAs, unpackTemplate } from '../database-template.ts';
import { tellServer } from '../tell-server.ts';

/** Where a database may lie: one on the server of TEST_DATABASE_URL, else a data folder. */
export interface Place {
  databaseUrl: string | null;
  databasePool: number;
  databaseWaitMs: number;
  dataDir: string;
  /** throws the database and the folder away */
  remove: () => Promise<void>;
}

/** A place with a migrated database, or an empty one. */
export const newPlace = async ({ migrated }: { migrated: boolean }): Promise<Place> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-place-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    if (migrated) await unpackTemplate(dataDir);
    return {
      databaseUrl: null,
      databasePool: 1,
      databaseWaitMs: 0,
      dataDir,
      remove: async () => removeFolder(),
    };
  }
  const name = `place_${randomBytes(6).toString('hex')}`;
  await tellServer(server, migrated ? copiedAs(name) : `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    databasePool: 5,
    databaseWaitMs: 0,
    dataDir,
    remove: async () => {
      await tellServer(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
};
