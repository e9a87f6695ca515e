import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite8';
import { afterEach, expect, test } from 'vitest';
import { traceImports } from './server/traced.ts';
import { traceImportsPlugin } from './trace-imports.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Builds `entry` beside a `page.ts` and a `word.ts`; gives the built entry's address. */
async function built(entry: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'sigorta-trace-'));
  folders.push(root);
  const sources = {
    'entry.ts': entry,
    'page.ts': 'export const page = 1;',
    'word.ts': 'export const word = 2;',
  };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(root, file), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [traceImportsPlugin(root)],
    build: {
      ssr: 'entry.ts',
      outDir: 'out',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  return pathToFileURL(join(root, 'out/entry.mjs')).href;
}

test('a page that loads two modules leaves both in its trace, named from the root', async () => {
  const href = await built(`
    const words = import.meta.glob('./word.ts');
    export const load = async () => [await import("./page.ts"), await words['./word.ts']?.()];
  `);
  const { load } = (await import(href)) as { load: () => Promise<unknown> };
  expect(await traceImports(load)).toEqual(['page.ts', 'word.ts']);
});

test('what is imported outside of a trace is in none', async () => {
  const href = await built(`export const load = () => import('./page.ts');`);
  const { load } = (await import(href)) as { load: () => Promise<unknown> };
  await load();
  expect(await traceImports(async () => undefined)).toEqual([]);
});

test('two pages that are traced at once leave each its own', async () => {
  const href = await built(`
    export const page = async (wait) => { await wait; return import('./page.ts'); };
    export const word = () => import('./word.ts');
  `);
  const { page, word } = (await import(href)) as Record<string, (wait?: Promise<void>) => Promise<unknown>>;
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = traceImports(async () => page?.(promise));
  const second = await traceImports(async () => word?.());
  resolve();
  expect([await first, second]).toEqual([['page.ts'], ['word.ts']]);
});

test('an import written so that no trace would see it fails the build', async () => {
  await expect(built(`export const load = () => import('./page.ts', { with: {} });`)).rejects.toThrow(
    /page\.ts, which no trace would see/,
  );
});
