import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, noteBuilt, sourceStamp } from './build-stamp.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sigorta-stamp-'));
  write('package.json', '{}');
  write('apps/shell/src/a.ts', 'a');
  write('packages/i18n/src/b.ts', 'b');
  write('dist/pages/index.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('nothing was built before a build was noted', () => {
  expect(isBuilt(root)).toBe(false);
});

it('a build is known again while nothing changes; notes of tools do not count', () => {
  noteBuilt(root, sourceStamp(root));
  write('apps/shell/node_modules/.vite/x', 'x');
  write('apps/shell/dist/x', 'x');
  expect(isBuilt(root)).toBe(true);
});

it.each<[string, () => void]>([
  ['a source grew', () => write('apps/shell/src/a.ts', 'aa')],
  ['a source was saved again', () => utimesSync(join(root, 'packages/i18n/src/b.ts'), 1, 1)],
  ['a source is new', () => write('apps/pet/src/c.ts', 'c')],
  ['a source is gone', () => rmSync(join(root, 'apps/shell/src/a.ts'))],
  ['a setting of the repository changed', () => write('pnpm-lock.yaml', 'x')],
  ['the site is another', () => write('dist/pages/index.json', '{"build":1}')],
  ['the site is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
])('%s: it is built again', (_what, change) => {
  noteBuilt(root, sourceStamp(root));
  change();
  expect(isBuilt(root)).toBe(false);
});

it('what changes while a build runs is built the next time', () => {
  const before = sourceStamp(root);
  write('apps/shell/src/a.ts', 'changed meanwhile');
  noteBuilt(root, before);
  expect(isBuilt(root)).toBe(false);
});
