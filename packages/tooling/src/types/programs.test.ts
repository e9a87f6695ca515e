import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { configOf, programsOf } from './programs.ts';

const house = mkdtempSync(join(tmpdir(), 'sigorta-types-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const config = (lib: string[], types: string[], more: object = {}) =>
  JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib, types },
    include: ['src'],
    ...more,
  });

function plant(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
}

plant({
  'packages/one/tsconfig.json': config(['ESNext'], ['node', 'vite/client']),
  'packages/two/tsconfig.json': config(['ESNext'], ['vite/client', 'node'], { exclude: ['made'] }),
  'packages/pages/tsconfig.json': config(['ESNext', 'DOM'], ['node', 'vite/client']),
  'packages/words/tsconfig.json': config(['ESNext'], ['node', 'vite/client']),
  'packages/words/src/words.ts': "declare module 'i18next' { interface Words { own: true } }\n",
  'packages/reference/tsconfig.json': config(['ESNext'], ['node', 'vite/client']),
  'packages/reference/src/a.ts': '/// <reference types="node" />\n',
  'apps/bare/tsconfig.json': config(['ESNext'], []),
  'apps/plain/tsconfig.json': config(['ESNext'], []),
  'bench/tsconfig.json': config(['ESNext'], ['node', 'vite/client']),
});
const programs = programsOf(house);
const folders = programs.map(({ members }) => members.map(({ folder }) => folder));

it('packages that see the same language and Node are one program, in any order of its words', () => {
  expect(folders).toContainEqual(['packages/one', 'packages/two']);
  expect(folders).toContainEqual(['packages/pages']);
  expect(folders).toContainEqual(['apps/bare']);
  expect(folders).toContainEqual(['apps/plain']);
});

it('one that declares types for others stays alone, as do the measurements, and each is in one program', () => {
  expect(folders).toContainEqual(['packages/words']);
  expect(folders).toContainEqual(['packages/reference']);
  expect(folders).toContainEqual(['bench']);
  expect(folders.flat().toSorted()).toEqual([
    'apps/bare',
    'apps/plain',
    'bench',
    'packages/one',
    'packages/pages',
    'packages/reference',
    'packages/two',
    'packages/words',
  ]);
});

it('a program has the options of its members, and what each of them includes and leaves out', () => {
  const [both] = programs.filter(({ members }) => members.length === 2);
  if (!both) throw new Error('two were expected together');
  expect(configOf(both, house, join(house, '.cache/types'))).toMatchObject({
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib: ['ESNext'], types: ['node', 'vite/client'] },
    include: ['../../packages/one/src', '../../packages/two/src'],
    exclude: ['../../packages/two/made'],
  });
});

it('an option that nobody has thought of here is told', () => {
  plant({ 'apps/loose/tsconfig.json': config(['ESNext'], [], { compilerOptions: { strict: false } }) });
  expect(() => programsOf(house)).toThrow();
  rmSync(join(house, 'apps/loose'), { recursive: true });
});

it('every package of the house is in one of them', () => {
  const ours = programsOf(root).flatMap(({ members }) => members.map(({ folder }) => folder));
  expect(ours).toContain('apps/gateway');
  expect(ours.length).toBeGreaterThan(30);
  expect(new Set(ours).size).toBe(ours.length);
});
