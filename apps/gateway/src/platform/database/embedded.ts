import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { lockFolder } from './folder-lock.ts';

const startTimeout = 60_000;

/** dates as ISO text and bigint as number, the same as our pg pool gives */
const parsers = { 20: Number, 1082: (text: string) => text };

/**
 * An embedded database; every one is made here. Node may end its process while it frees compiled code of WebAssembly
 * (nodejs/node#64500), so none is freed any more: one database keeps a few MB of code that ran once.
 */
export const embedded = (options: PGliteOptions = {}): PGlite => {
  setFlagsFromString('--no-wasm-code-gc');
  return new PGlite({ parsers, ...options });
};

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * The database on the files of one folder, without a look at who else has it.
 * @param copy a tar file that an empty folder is filled with first
 */
export const onFolder = (folder: string, copy?: Blob): PGlite =>
  embedded({
    fs: new DurableNodeFS(folder),
    startParams,
    ...(copy ? { loadDataDir: copy } : {}),
  });

/**
 * The embedded database on files below `dataDir`, one fsync a commit.
 * @throws StartError when the folder cannot be written, is locked or damaged
 */
export const openEmbedded = async (dataDir: string): Promise<{ pglite: PGlite; release: () => void }> => {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new StartError(`The data folder ${dataDir} cannot be written; set DATA_DIR to a folder of yours.`);
  }
  const lock = lockFolder(dataDir);
  const damaged = new StartError(
    `The data folder ${folder} is damaged; put back a copy of it, or move it away to start with an empty one.`,
  );
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'))) {
    lock.release();
    throw damaged;
  }
  let timer: NodeJS.Timeout | undefined;
  try {
    const pglite = onFolder(folder);
    await Promise.race([
      pglite.waitReady,
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(damaged), startTimeout);
      }),
    ]);
    return { pglite, release: lock.release };
  } catch {
    lock.release();
    throw damaged;
  } finally {
    clearTimeout(timer);
  }
};
