import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { keptBuild } from '../bytes/kept-build.ts';
import { root } from '../root.ts';

/** React, React DOM and nothing of ours; gives the folder of `hydrate.js`. */
const buildHydrate = (): Promise<string> =>
  keptBuild('hydrate', ['bench/limits/hydrate.ts', 'pnpm-lock.yaml'], async (outDir) => {
    await build({
      root: join(root, 'bench'),
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      build: {
        outDir,
        emptyOutDir: true,
        target: 'esnext',
        modulePreload: false,
        rollupOptions: {
          input: join(root, 'bench/limits/hydrate.ts'),
          output: { entryFileNames: 'hydrate.js' },
        },
      },
    });
  });

/** Without what stands between each `begin` and the `end` behind it, both gone too. */
const without = (html: string, begin: string, end: string): string => {
  const [first = '', ...pieces] = html.split(begin);
  return first + pieces.map((piece) => piece.split(end).slice(1).join(end)).join('');
};

/** A document of ours whose elements stay, and whose scripts are React's alone. */
export const byReactAlone = (html: string): string =>
  without(without(html, '<script', '</script>'), '<!--', '-->')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet|icon|manifest)"[^>]*>/g, '')
    .replace('</head>', '<script type="module" src="/hydrate.js"></script></head>');

const leastDocument =
  '<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>One line</title></head><body><h1>One line</h1></body></html>';

/**
 * Writes what stands beside our pages: a document of one line, and each of `documents` with React alone.
 * @returns its folder, and what takes it away
 */
export async function writeCopies(
  documents: ReadonlyMap<string, string>,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sigorta-limits-'));
  cpSync(await buildHydrate(), folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), leastDocument);
  for (const [name, html] of documents) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), byReactAlone(html));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
