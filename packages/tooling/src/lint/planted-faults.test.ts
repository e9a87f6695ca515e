import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../start/settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const { vcs: _, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the project's own rules say of a file. */
const lint = (code: string): string => {
  writeFileSync(join(folder, 'Planted.tsx'), code);
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--colors=off', 'Planted.tsx'],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
};

test('a hook that is called conditionally is an error', () => {
  const said = lint(`import { useState } from 'react';
export function Planted({ on }: { on: boolean }) {
  if (!on) return null;
  const [open] = useState(false);
  return open ? 'open' : 'shut';
}
`);
  expect(said).toContain('lint/correctness/useHookAtTopLevel');
});

test('an effect that leaves out what it reads is an error', () => {
  const said = lint(`import { useEffect } from 'react';
export function Planted({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, []);
  return null;
}
`);
  expect(said).toContain('lint/correctness/useExhaustiveDependencies');
});

test('hooks as they should be say nothing', () => {
  const said = lint(`import { useEffect } from 'react';
export function Planted({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
`);
  expect(said).toContain('Checked 1 file');
  expect(said).not.toContain('lint/correctness');
});

test('a promise that nobody waits for is an error, one that is let go with a word is none', () => {
  copyFileSync(join(root, 'packages/tooling/src/lint/promises.json'), join(folder, 'biome.json'));
  const save = 'const save = async (): Promise<void> => {};\n';
  const floating = lint(`${save}export const press = (): void => {\n  save();\n};\n`);
  expect(floating).toContain('lint/nursery/noFloatingPromises');
  const letGo = lint(`${save}export const press = (): void => {\n  void save();\n};\n`);
  expect(letGo).toContain('Checked 1 file');
  expect(letGo).not.toContain('lint/nursery');
});
