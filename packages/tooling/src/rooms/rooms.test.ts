import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { closureOf, type ImportGraph, readImportGraph } from './import-graph.ts';
import { roomsOf } from './rooms.ts';

const floors: string[] = JSON.parse(readFileSync(join(root, 'packages/tooling/gateway-floors.json'), 'utf8'));
let gateway: ImportGraph;
beforeAll(() => {
  gateway = readImportGraph('apps/gateway/src');
}, 180_000);

const house = mkdtempSync(join(tmpdir(), 'floors-'));
afterEach(() => rmSync(house, { recursive: true, force: true }));

/** What the dependency check says of a gateway of these files. */
const check = (files: Record<string, string>): string => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const config = join(root, 'packages/tooling/dependency-rules.cjs');
  const told = spawnSync(join(root, 'node_modules/.bin/depcruise'), ['--config', config, 'apps'], {
    cwd: house,
    encoding: 'utf8',
  });
  return told.stdout + told.stderr;
};

test('each room of the gateway stands by itself: no loop, no two that import each other', () => {
  const { names, twoWay, largestLoop } = roomsOf(gateway);
  expect(names.toSorted()).toEqual(floors.toSorted());
  expect(twoWay).toEqual([]);
  expect(largestLoop).toBe(1);
});

test('a small handler is understood from few files', () => {
  expect(gateway.size).toBeGreaterThan(400);
  expect(closureOf(gateway, 'partners/handlers.ts').size).toBeLessThanOrEqual(15);
  expect(closureOf(gateway, 'staff/sign-out.ts').size).toBeLessThanOrEqual(18);
});

test('a loop of three rooms and a pair are counted, types as well as values', () => {
  const graph: ImportGraph = new Map([
    ['a/1.ts', ['b/1.ts', 'a/2.ts']],
    ['a/2.ts', []],
    ['b/1.ts', ['c/1.ts']],
    ['c/1.ts', ['a/2.ts', 'd/1.ts']],
    ['d/1.ts', ['c/1.ts']],
    ['e/1.ts', ['a/1.ts']],
  ]);
  expect(roomsOf(graph)).toMatchObject({ twoWay: ['c d'], largestLoop: 4 });
  expect(closureOf(graph, 'c/1.ts')).toEqual(new Set(['c/1.ts', 'a/2.ts', 'd/1.ts']));
});

/** Imports that go up or aside: from, what they name, the rule that they break. */
const forbidden = [
  ['platform/a.ts', '../staff/b.ts', 'gateway-floor-platform'],
  ['catalogue/a.ts', '../partners/b.ts', 'gateway-floor-catalogue'],
  ['payments/a.ts', '../testing/b.ts', 'gateway-floor-payments'],
  ['shelf/b.ts', './a.ts', 'gateway-has-no-other-rooms'],
] as const;

test('a file of the gateway that imports upwards, beside itself or a test tool is refused, a type too; so is one outside the modules', () => {
  const files = forbidden.map(([from, to]) => [
    [`apps/gateway/src/${from}`, `import type { B } from '${to}';\nexport type A = B;\n`],
    [join('apps/gateway/src', dirname(from), to), 'export type B = 1;\n'],
  ]);
  /* all at once: what costs is that the check starts */
  const told = check(Object.fromEntries(files.flat()));
  for (const [from, , rule] of forbidden)
    expect(told).toMatch(new RegExp(`${rule}: apps/gateway/src/${from.replaceAll('.', '[.]')}`));
});

test('one that imports below itself is not', () => {
  const fine = check({
    'apps/gateway/src/payments/a.ts': "import { b } from '../platform/b.ts';\nexport const a = b;\n",
    'apps/gateway/src/platform/b.ts': 'export const b = 1;\n',
  });
  expect(fine).toContain('no dependency violations');
});
