import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { hinted, minified, minifyAgain } from './minify-again.ts';

const source = `
import { shared } from './shared.js';
const named = (first, second) => {
  const sum = first + second;
  if (sum > 3) return { kind: 'large', sum };
  return { kind: 'small', sum };
};
export const told = [named(1, 2), named(shared, 2)];
export const later = () => import('./later.js');
`;

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'minified-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a build that was minified again does what its sources say, in fewer bytes', async () => {
  const folder = folderWith({
    'package.json': '{ "type": "module" }',
    'main.js': source,
    'shared.js': 'export const shared = 2;',
    'later.js': 'import { shared } from "./shared.js"; export const text = "it’s " + shared;',
  });
  const buildInto = (outDir: string, isAgain: boolean) =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: isAgain ? [minifyAgain()] : [],
      build: {
        outDir,
        target: 'esnext',
        modulePreload: false,
        rollupOptions: {
          input: join(folder, 'main.js'),
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'main.js',
            chunkFileNames: '[name].js',
            manualChunks: (id) => (id.endsWith('shared.js') ? 'shared' : undefined),
          },
        },
      },
    });
  const sizeOf = (built: Awaited<ReturnType<typeof build>>): number => {
    const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
    return output.reduce((sum, file) => sum + (file.type === 'chunk' ? file.code.length : 0), 0);
  };
  const once = sizeOf(await buildInto('once', false));
  const again = sizeOf(await buildInto('again', true));
  expect(again).toBeLessThan(once);
  const made = await import(pathToFileURL(join(folder, 'again/main.js')).href);
  expect(made.told).toEqual([
    { kind: 'small', sum: 3 },
    { kind: 'large', sum: 4 },
  ]);
  expect((await made.later()).text).toBe('it’s 2');
});

/* the measurements, and whoever looks for a page's files, find them by their quotes */
test('what a file imports before it runs stands in plain quotes', () => {
  const code = minified({ fileName: 'a.js', code: 'import { a } from "./b-Xy_1.js"; export { a as b };' });
  expect(code).toContain('from"./b-Xy_1.js"');
});

test('a file’s name tells of the minifier too, since it was given before', () => {
  const { augmentChunkHash } = minifyAgain();
  expect(typeof augmentChunkHash === 'function' && Reflect.apply(augmentChunkHash, {}, [])).toMatch(
    /^rolldown \d+\.\d+\.\d+/,
  );
});

test('a built file that is no module ends the build', () => {
  expect(() => minified({ fileName: 'a.js', code: 'const = 1;' })).toThrow('a.js');
});

test('what a page starts with is compiled while it comes, what comes later when it is called', () => {
  expect(hinted({ name: 'form' }, 'let a')).toBe('//# allFunctionsCalledOnLoad\nlet a');
  expect(hinted({ name: 'later' }, 'let a')).toBe('let a');
});
