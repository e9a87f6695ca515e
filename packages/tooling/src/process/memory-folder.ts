import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** what Linux calls a file system that lies in memory (`linux/magic.h`) */
const tmpfs = 0x01021994;
const gibibyte = 2 ** 30;
/** what databases and data folders of a whole run hold at once is a fourth of it */
const leastRoom = 4 * gibibyte;
const leastMemory = 8 * gibibyte;
const prefix = 'sigorta-tests-';

/**
 * An empty folder that lies in memory, for what a run of tests throws away anyway: a disk that builds write to at the same time makes a
 * test's database take seconds instead of tenths (decision 0608). Whatever former runs left that were ended by force goes.
 * @param place where the system keeps its memory folder
 * @param memory bytes that may be used
 * @returns null where there is none, or too little room
 */
export function newMemoryFolder(
  place = '/dev/shm',
  memory = Math.min(freemem(), process.availableMemory()),
): string | null {
  if (memory < leastMemory || !isInMemory(place)) return null;
  try {
    for (const left of readdirSync(place).filter(isLeftBehind))
      rmSync(join(place, left), { recursive: true, force: true });
    const folder = join(place, `${prefix}${process.pid}`);
    /* the server of the tests is another user, who has to pass through */
    mkdirSync(folder, { mode: 0o711 });
    return folder;
  } catch {
    return null;
  }
}

function isInMemory(place: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(place);
    return type === tmpfs && bavail * bsize >= leastRoom;
  } catch {
    return false;
  }
}

/** Of a run whose process is gone. */
function isLeftBehind(name: string): boolean {
  const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return pid === process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
