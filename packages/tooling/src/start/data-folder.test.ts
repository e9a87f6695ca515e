import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
