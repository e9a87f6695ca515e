import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StopError } from '../process/stop-error.ts';

/** One folder after another: Node's own way to make all of them at once tries for ever where the kernel makes none. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** @throws StopError when the folder is not there and cannot be made, cannot be written, or others may write it too */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StopError(
      `The data folder ${folder} cannot be written (${reason}); choose another with DATA_DIR=…`,
    );
  }
  if (process.platform !== 'win32' && (statSync(folder).mode & 0o022) !== 0) {
    throw new StopError(
      `The data folder ${folder} may be written by others; look at what is in it, then take that right away ` +
        `(chmod 700 ${folder}), or choose another with DATA_DIR=…`,
    );
  }
}
