import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { openDataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { onFolder } from '../database/embedded.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { readSecret, secretFile } from '../sensitive/secret-file.ts';
import { StartError } from '../start-error.ts';
import type { Manifest } from './manifest.ts';

const refuseIfUsed = (dataDir: string, { secret }: Manifest): void => {
  const database = join(dataDir, 'database');
  const own = readSecret(dataDir);
  if ((existsSync(database) && readdirSync(database).length > 0) || (own !== null && own !== secret?.trim()))
    throw new StartError(
      `The data folder ${dataDir} is not empty; set DATA_DIR to an empty one, as nothing is ever written over.`,
    );
};

/** A tar of no PGlite, or of another version's, ends here. */
const opened = async (folder: string, copy: Blob): Promise<PGlite> => {
  try {
    const pglite = onFolder(folder, copy);
    await pglite.waitReady;
    return pglite;
  } catch {
    throw new StartError('The copy in the backup does not open; restore it with the version that made it.');
  }
};

/**
 * Puts a copy of the embedded database into an empty data folder. It is made beside its place and moved there when
 * `finish` found it good, so that a gateway never sees half of one.
 * @throws StartError when the folder is used, or the copy does not open
 */
export const restoreFolder = async (
  dataDir: string,
  manifest: Manifest,
  copy: AsyncIterable<Uint8Array>,
  finish: (db: Kysely<Database>) => Promise<void>,
): Promise<void> => {
  openDataFolder(dataDir);
  const lock = lockFolder(dataDir);
  const half = join(dataDir, 'database.restoring');
  try {
    refuseIfUsed(dataDir, manifest);
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half);
    const pglite = await opened(
      half,
      new Blob(await Array.fromAsync(copy, (chunk) => new Uint8Array(chunk)), {
        type: 'application/x-gzip',
      }),
    );
    try {
      await finish(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
    } finally {
      await pglite.close();
    }
    if (manifest.secret !== null) writeFileSync(secretFile(dataDir), manifest.secret, { mode: 0o600 });
    rmSync(join(dataDir, 'database'), { recursive: true, force: true });
    renameSync(half, join(dataDir, 'database'));
  } finally {
    rmSync(half, { recursive: true, force: true });
    lock.release();
  }
};
