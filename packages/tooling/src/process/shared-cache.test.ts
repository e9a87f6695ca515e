import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedCache } from './shared-cache.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sigorta-cache-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('is a folder of the user, made when it is asked for', () => {
  const folder = sharedCache({ XDG_CACHE_HOME: home });
  expect(folder).toBe(join(home, 'sigorta-carsisi/turbo'));
  expect(existsSync(folder ?? '')).toBe(true);
});

it('is the named one when one is named', () => {
  expect(sharedCache({ XDG_CACHE_HOME: home, TURBO_CACHE_DIR: '/elsewhere' })).toBe('/elsewhere');
});

it('is left out where the user has no folder to write to', () => {
  writeFileSync(join(home, 'file'), '');
  expect(sharedCache({ XDG_CACHE_HOME: join(home, 'file') })).toBeNull();
});
