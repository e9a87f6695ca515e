import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseHistory, ReleaseManifest, RemoteRelease } from '@sigorta/contracts/release';
import { afterEach, expect, test } from 'vitest';
import { keepReleases } from './keep-releases.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const release = (version: string): RemoteRelease => ({
  family: 'travel',
  version,
  contract: 1,
  base: `/remotes/travel/${version}/`,
  entry: 'entry.js',
  pages: {},
  texts: {},
  integrity: {},
});

const write = (file: string, text: string) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

/** A site with one family and a shell of one file, assembled in place of another. */
const assemble = (before: string, version: string, shellFile: string) => {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  made.push(dist);
  write(join(dist, `site/remotes/travel/${version}/entry.js`), version);
  write(join(dist, 'site/shell', shellFile), shellFile);
  const manifest: ReleaseManifest = { schema: 1, remotes: { travel: release(version) } };
  keepReleases(before, dist, manifest, new Date(`2026-06-0${version.length}T09:00:00Z`));
  const history = JSON.parse(readFileSync(join(dist, 'releases.json'), 'utf8')) as ReleaseHistory;
  const versions = history.families.travel?.map((kept) => kept.release.version);
  return { dist, history, versions, has: (file: string) => existsSync(join(dist, 'site', file)) };
};

test('files of the two releases before stay, an older one goes', () => {
  const first = assemble('/nowhere', 'a', 'a.js');
  expect(first.versions).toEqual(['a']);
  const second = assemble(first.dist, 'b', 'b.js');
  const third = assemble(second.dist, 'c', 'c.js');
  expect(third.versions).toEqual(['c', 'b', 'a']);
  expect(third.has('remotes/travel/a/entry.js')).toBe(true);
  expect(third.has('shell/a.js')).toBe(true);
  const fourth = assemble(third.dist, 'd', 'd.js');
  expect(fourth.versions).toEqual(['d', 'c', 'b']);
  expect(fourth.has('remotes/travel/a/entry.js')).toBe(false);
  expect(fourth.has('shell/a.js')).toBe(false);
  expect(fourth.has('shell/b.js')).toBe(true);
});

test('the same build again is the same release, and an older one built again is the newest', () => {
  const first = assemble('/nowhere', 'a', 'x.js');
  const again = assemble(first.dist, 'a', 'x.js');
  expect(again.history.families).toEqual(first.history.families);
  expect(again.history.shells).toHaveLength(1);
  const second = assemble(again.dist, 'bb', 'x.js');
  expect(assemble(second.dist, 'a', 'x.js').versions).toEqual(['a', 'bb']);
});

test('a release whose files are gone is not promised', () => {
  const first = assemble('/nowhere', 'a', 'x.js');
  rmSync(join(first.dist, 'site/remotes/travel/a'), { recursive: true });
  expect(assemble(first.dist, 'b', 'x.js').versions).toEqual(['b']);
});
