import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { checkedLoader, checkedPreload, checkImports } from './checked-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'checked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build of three files, the first of which imports two later. */
async function mainOf(isAlone: boolean): Promise<string> {
  writeFileSync(
    join(folder, 'main.js'),
    'export const alone = () => import("./alone.js"); export const two = () => import("./two.js");',
  );
  writeFileSync(join(folder, 'alone.js'), 'export const alone = 1;');
  writeFileSync(
    join(folder, 'two.js'),
    'import { shared } from "./shared.js"; export const two = shared + 1;',
  );
  writeFileSync(join(folder, 'shared.js'), 'export const shared = Math.random();');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: '',
    plugins: [checkImports(isAlone)],
    build: {
      write: false,
      modulePreload: checkedPreload,
      rollupOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
  const main = output.find(({ fileName }) => fileName === 'main.js');
  return main?.type === 'chunk' ? main.code : '';
}

test('whatever is imported later is named to the loader, also what brings nothing along', async () => {
  const code = await mainOf(false);
  expect(code).toContain('sigorta.checked-imports');
  expect(/m\.f=\[([^\]]*)\]/.exec(code)?.[1]).toContain('"./alone.js"');
  expect(/m\.f=\[([^\]]*)\]/.exec(code)?.[1]).toContain('"./two.js"');
});

test('a part of the site carries no second loader, a family alone has Vite’s', async () => {
  expect(await mainOf(false)).not.toContain('preloadError');
  expect(await mainOf(true)).toContain('preloadError');
});

test('another helper of Vite than the one that is known is refused while building', () => {
  expect(() => checkedLoader('export const load = () => {};', false)).toThrow('checked-imports.ts');
});
