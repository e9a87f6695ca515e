import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

let root = '';
let before = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'));
  before = process.umask(0o022);
});
afterEach(() => {
  process.umask(before);
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a new folder is ours alone, and so is what is written afterwards', () => {
  const folder = join(root, 'a/b');
  openDataFolder(folder);
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'below'));
  expect([folder, join(folder, 'file'), join(folder, 'below')].map(modeOf)).toEqual(['700', '600', '700']);
});

test('a folder that others could read is closed, with everything in it', () => {
  const folder = join(root, 'old');
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  writeFileSync(join(folder, 'database/base/1'), '');
  writeFileSync(join(folder, 'secret'), '', { mode: 0o600 });
  chmodSync(join(folder, 'database/base/1'), 0o666);
  openDataFolder(folder);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  expect(Object.fromEntries(['.', ...all].map((name) => [name, modeOf(join(folder, name))]))).toEqual({
    '.': '700',
    database: '700',
    'database/base': '700',
    'database/base/1': '600',
    secret: '600',
  });
});

test.each([0o777, 0o1777, 0o775, 0o722])('a folder that others may write is refused: %o', (mode) => {
  const folder = join(root, 'open');
  mkdirSync(folder);
  chmodSync(folder, mode);
  expect(() => openDataFolder(folder)).toThrow(StartError);
  expect(() => openDataFolder(folder)).toThrow(/^The data folder .* may be written by others \(mode 7\d\d\)/);
  expect(modeOf(folder)).toBe((mode & 0o777).toString(8));
});

test('a place where a file stands is refused with the name of the setting', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => openDataFolder(join(root, 'file/data'))).toThrow('set DATA_DIR to a folder of yours');
});
