import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

function take(note: string): boolean {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A build that was ended in the middle leaves its note: of those who wait one takes it away. */
function clearLeft(note: string): void {
  try {
    const pid = Number(readFileSync(note, 'utf8'));
    /* the note may be written this very moment */
    if (pid === 0 || isRunning(pid)) return;
    const own = `${note}-${process.pid}`;
    renameSync(note, own);
    rmSync(own);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
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
