import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readParts } from './site-parts.ts';

const home = { template: 'tr/home.html', root: 'tr/home-root.html' };
const files = {
  'pages/index.json': JSON.stringify({ build: 'b', documents: { tr: { '/': home } } }),
  'pages/tr/home.html': 'built template',
  'pages/tr/home-root.html': 'built root',
  'pages/shell-manifest.json': '{"index.html":{"file":"built.js"}}',
  'pages/sheets.json': '{}',
  'site/catalogue.json': '[]',
  'site/remotes.json': '{"schema":1,"remotes":{}}',
};
const source: RemoteSource = { load: () => Promise.reject(new Error('nothing is loaded here')) };

let dist: string;
const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-parts-'));
  for (const [name, content] of Object.entries(files)) write(name, content);
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const looked = (): Map<string, Buffer> =>
  new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));

test('what was looked at is shown, whatever lies on the disk by then', () => {
  const built = looked();
  for (const name of Object.keys(files)) write(name, '{"later":true}');
  const parts = readParts({ dist, built }, source);
  expect(Object.fromEntries(parts.files)).toEqual({
    'tr/home.html': 'built template',
    'tr/home-root.html': 'built root',
  });
  expect([parts.catalogue, parts.releases, parts.shellManifest]).toEqual([
    [],
    { schema: 1, remotes: {} },
    { 'index.html': { file: 'built.js' } },
  ]);
});

test.each(Object.keys(files))('%s is not taken from the disk when nobody looked at it', (name) => {
  const built = looked();
  built.delete(name);
  expect(() => readParts({ dist, built }, source)).toThrow(`${name} is not of this site`);
});

test('a build reads its own folder', () => {
  expect(readParts({ dist }, source).files.get('tr/home.html')).toBe('built template');
});
