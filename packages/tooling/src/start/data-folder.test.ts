import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { checkDataFolder } from './data-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sigorta-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes a folder with those above it', () => {
  checkDataFolder(join(root, 'a/b'));
  expect(existsSync(join(root, 'a/b'))).toBe(true);
  expect(statSync(join(root, 'a/b')).mode & 0o777).toBe(0o700);
});

it.each([0o777, 0o1777, 0o775, 0o722])('refuses a folder that others may write: %o', (mode) => {
  mkdirSync(join(root, 'open'));
  chmodSync(join(root, 'open'), mode);
  expect(() => checkDataFolder(join(root, 'open'))).toThrow('may be written by others');
});

it('refuses a place where a file stands, naming the setting', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => checkDataFolder(join(root, 'file/data'))).toThrow(StopError);
  expect(() => checkDataFolder(join(root, 'file/data'))).toThrow('choose another with DATA_DIR=…');
});

it.runIf(existsSync('/proc/self'))(
  'refuses a place where the kernel makes no folders, instead of trying for ever',
  () => {
    expect(() => checkDataFolder('/proc/sigorta/data')).toThrow('cannot be written');
  },
);
