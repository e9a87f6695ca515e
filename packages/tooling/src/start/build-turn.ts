import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** holds the id of the process that builds here */
const noteOf = (root: string): string => join(root, '.cache/building');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The note appears with its text: nobody reads an empty one. */
function take(note: string): boolean {
  const own = `${note}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, note);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that the note names; null when it is gone meanwhile. */
function builderOf(note: string): number | null {
  try {
    return Number(readFileSync(note, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * A build that was ended in the middle leaves its note. Of those who wait one at a time looks and takes it away, or one took the
 * note that another has just written in its place.
 */
function clearLeft(note: string): void {
  const clearing = `${note}-cleared`;
  try {
    mkdirSync(clearing);
  } catch {
    return;
  }
  try {
    const pid = builderOf(note);
    if (pid !== null && !isRunning(pid)) rmSync(note, { force: true });
  } finally {
    rmdirSync(clearing);
  }
}

/**
 * Builds of one folder, one after another: two at once would read each other's half-made files.
 * @param waits called once when another process builds here
 * @param build looks first whether something is left to do
 */
export async function inTurn(root: string, waits: () => void, build: () => Promise<void>): Promise<void> {
  const note = noteOf(root);
  mkdirSync(dirname(note), { recursive: true });
  for (let tries = 0; !take(note); tries += 1) {
    if (tries === 0) waits();
    clearLeft(note);
    await setTimeout(100);
  }
  try {
    await build();
  } finally {
    rmSync(note, { force: true });
  }
}
