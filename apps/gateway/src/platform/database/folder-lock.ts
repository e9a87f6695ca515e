import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

export interface FolderLock {
  release: () => void;
}

/** Start time of a process in clock ticks (field 22 of /proc/<pid>/stat), so that a reused pid is not mistaken. */
const startedAt = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const heldBy = (content: string): number | null => {
  const [pidText, start] = content.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const now = startedAt(pid);
  return now === '' || start === '' || now === start ? pid : null;
};

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
};

/**
 * PGlite takes no lock of its own and two processes silently lose rows, so one file says who has the folder.
 * A lock whose process is gone is taken over.
 * @throws StartError when another process has the folder
 */
export const lockFolder = (folder: string): FolderLock => {
  const file = join(folder, 'gateway.lock');
  const own = join(folder, `gateway.lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const content = `${process.pid} ${startedAt(process.pid)}`;
  writeFileSync(own, content);
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (tryLink(own, file)) {
        return {
          release: () => {
            if (readOrEmpty(file) === content) rmSync(file, { force: true });
          },
        };
      }
      const found = readOrEmpty(file);
      const holder = found === '' ? null : heldBy(found);
      if (holder !== null) {
        throw new StartError(
          `The data folder ${folder} is in use by another gateway (process ${holder}); stop it first or set DATA_DIR to another folder.`,
        );
      }
      const stale = `${own}.stale`;
      try {
        renameSync(file, stale);
        // somebody may have taken over between reading and renaming: give it back
        if (readOrEmpty(stale) !== found) tryLink(stale, file);
      } catch {
        // gone already: try again
      }
      rmSync(stale, { force: true });
    }
    throw new StartError(`The data folder ${folder} is being started by another gateway; try again.`);
  } finally {
    rmSync(own, { force: true });
  }
};
