import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOfSite, writeSmallSite } from '../../testing/releases/small-site.ts';
import { keepCopy, sweepKept } from './kept-sites.ts';

const pets = 'pet@0000000000000000';
const rules = { keys: null, declared: new Map([['pet', pets]]) };
let [dist, sitesDir] = ['', ''];

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-sites-'));
  [dist, sitesDir] = [join(folder, 'dist'), join(folder, 'sites')];
  writeSmallSite(dist, 'blue', { declares: pets });
});
afterEach(() => rmSync(join(dist, '..'), { recursive: true, force: true }));

const kept = (name: string): string => readFileSync(join(sitesDir, nameOfSite(dist), name), 'utf8');

test('a site is kept once: what lies there whole stays as it lies', async () => {
  const site = nameOfSite(dist);
  expect(await keepCopy(dist, sitesDir, rules)).toEqual({ site, was: null });
  expect(await keepCopy(dist, sitesDir, rules)).toEqual({ site, was: 'whole' });
  expect(readdirSync(sitesDir)).toEqual([site]);
});

test('a site that is kept once more is young again, and the next sweep takes one that nobody kept since', async () => {
  const { site } = await keepCopy(dist, sitesDir, rules);
  const ageOf = (name: string, hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(sitesDir, name), at, at);
  };
  const other = 'site@00000000000000aa';
  mkdirSync(join(sitesDir, other));
  ageOf(site, 48);
  ageOf(other, 24);
  await keepCopy(dist, sitesDir, rules);
  expect(await sweepKept(sitesDir, new Set(), 1)).toEqual([other]);
  expect(readdirSync(sitesDir)).toEqual([site]);
});

test.each([
  ['a changed file of the server', 'server/late.js', 'changed'],
  ['a changed file of the shell', 'site/shell/blue.js', 'changed'],
  ['a list cut off', 'built.json', 'list'],
])(
  'one that was damaged where it lay, with %s, is mended by keeping it again',
  async (_what, file, fault) => {
    await keepCopy(dist, sitesDir, rules);
    const site = nameOfSite(dist);
    writeFileSync(join(sitesDir, site, file), '{');
    expect(await keepCopy(dist, sitesDir, rules)).toEqual({ site, was: fault });
    expect(kept(file)).toBe(readFileSync(join(dist, file), 'utf8'));
    expect(readdirSync(sitesDir)).toEqual([site]);
  },
);

test('a damaged one stays where the site that is to be kept cannot be turned to either', async () => {
  await keepCopy(dist, sitesDir, rules);
  const site = nameOfSite(dist);
  writeFileSync(join(sitesDir, site, 'server/late.js'), '{');
  /* the gateway was updated meanwhile: its sources declare other pets */
  const declared = new Map([['pet', 'pet@1111111111111111']]);
  await expect(keepCopy(dist, sitesDir, { ...rules, declared })).rejects.toThrow();
  expect(readdirSync(sitesDir)).toEqual([site]);
});
