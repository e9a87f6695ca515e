import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** read, write or enter, by group or anybody */
const others = 0o077;
/** write, by group or anybody */
const othersWrite = 0o022;

/** One folder after another: Node's own way to make all of them at once tries for ever where the kernel makes none. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};

/** Takes the rights of others from everything below a folder. */
const closeAll = (folder: string): void => {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() || entry.isDirectory(),
  );
  for (const path of [folder, ...below.map((entry) => join(entry.parentPath, entry.name))]) {
    const { mode } = statSync(path);
    if ((mode & others) !== 0) chmodSync(path, mode & 0o777 & ~others);
  }
};

/**
 * Makes the data folder ours alone, 0700 with files of 0600, and lets this process make no other files from now on. A
 * folder that others could only read is closed, with all in it; one that they could write is not trusted.
 * @throws StartError when it cannot be made, or others may write it
 */
export const openDataFolder = (folder: string): void => {
  process.umask(others);
  let mode: number;
  try {
    makeFolder(folder);
    mode = statSync(folder).mode;
  } catch {
    throw new StartError(`The data folder ${folder} cannot be written; set DATA_DIR to a folder of yours.`);
  }
  // its bits mean nothing there
  if (process.platform === 'win32') return;
  if ((mode & othersWrite) !== 0) {
    throw new StartError(
      `The data folder ${folder} may be written by others (mode ${(mode & 0o777).toString(8)}); look at what is in it, then take that right away (chmod 700) or set DATA_DIR to another folder.`,
    );
  }
  try {
    if ((mode & others) !== 0) closeAll(folder);
  } catch {
    throw new StartError(
      `The data folder ${folder} is readable by others and belongs to somebody else; give it to the user that runs the gateway or set DATA_DIR to another folder.`,
    );
  }
};
