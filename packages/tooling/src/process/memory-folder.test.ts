import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newMemoryFolder } from './memory-folder.ts';

const plenty = 2 ** 40;
/* what mount says, not what the function asks */
const mounted = spawnSync('stat', ['-f', '-c', '%T %a %S', '/dev/shm'], { encoding: 'utf8' }).stdout ?? '';
const [kind, blocks, size] = mounted.trim().split(' ');
const hasRoom = kind === 'tmpfs' && Number(blocks) * Number(size) > 5 * 2 ** 30;

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(hasRoom ? '/dev/shm' : tmpdir(), 'sigorta-place-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

it.runIf(hasRoom)('is an empty folder in memory, named by the process', () => {
  const folder = newMemoryFolder(place, plenty);
  expect(folder).toBe(join(place, `sigorta-tests-${process.pid}`));
  expect(statfsSync(folder ?? '').type).toBe(statfsSync('/dev/shm').type);
});

it.runIf(hasRoom)('takes away what a run left that is gone, and nothing of one that goes on', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const folders = [`sigorta-tests-${gone}`, `sigorta-tests-${process.ppid}`, 'sigorta-tests-x', 'other'];
  for (const name of folders) mkdirSync(join(place, name, 'database'), { recursive: true });
  newMemoryFolder(place, plenty);
  expect(folders.map((name) => existsSync(join(place, name)))).toEqual([false, true, true, true]);
});

it.runIf(hasRoom)('is begun anew by a process that has the number of a former one', () => {
  mkdirSync(join(place, `sigorta-tests-${process.pid}`, 'database'), { recursive: true });
  const folder = newMemoryFolder(place, plenty);
  expect(folder && existsSync(join(folder, 'database'))).toBe(false);
});

it('is left out where memory is short, where nothing lies in memory, and where there is no such place', () => {
  expect(newMemoryFolder(place, 2 ** 30)).toBeNull();
  expect(newMemoryFolder('/proc/self', plenty)).toBeNull();
  expect(newMemoryFolder(join(place, 'nowhere'), plenty)).toBeNull();
});
