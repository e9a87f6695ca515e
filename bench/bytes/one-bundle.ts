import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { families } from '@sigorta/federation/vite/workspace';
import { build, type Plugin } from 'vite';
import { root } from '../root.ts';
import { keptBuild } from './kept-build.ts';

/** Source file → the chunk it went to, both as the build names them. */
type ChunkOfSource = Record<string, string>;

const noteFile = 'chunk-of-source.json';

/** Vite's own manifest names only chunks with one entrance; a chunk of several sources has no name there. */
const noteChunks = (outDir: string): Plugin => ({
  name: 'bench:note-chunks',
  writeBundle(_options, bundle) {
    const chunkOf: ChunkOfSource = {};
    const cssOf: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) chunkOf[relative(root, id)] = chunk.fileName;
      cssOf[chunk.fileName] = [...(chunk.viteMetadata?.importedCss ?? [])];
    }
    writeFileSync(join(outDir, noteFile), JSON.stringify({ chunkOf, cssOf }));
  },
});

export interface OneBundle {
  folder: string;
  chunkOf: ChunkOfSource;
  cssOf: Record<string, string[]>;
}

/** The shell and every remote as one build without federation: the same sources, `--mode monolith` of the shell. */
export async function buildOneBundle(): Promise<OneBundle> {
  const apps = ['shell', ...families().map(({ family }) => family)];
  const sources = [
    ...apps.map((app) => `apps/${app}/src`),
    ...['contracts', 'federation', 'gateway-client', 'i18n', 'journey', 'legal', 'lookups'].map(
      (name) => `packages/${name}/src`,
    ),
    ...['paper-reader', 'product-kit', 'runtime', 'ui-kit', 'validators'].map(
      (name) => `packages/${name}/src`,
    ),
    'apps/shell/vite.config.ts',
    'bench/bytes/one-bundle.ts',
    'pnpm-lock.yaml',
  ];
  const folder = await keptBuild('one-bundle', sources, async (outDir) => {
    const shell = join(root, 'apps/shell');
    await build({
      root: shell,
      configFile: join(shell, 'vite.config.ts'),
      mode: 'monolith',
      logLevel: 'warn',
      plugins: [noteChunks(outDir)],
      build: { outDir, rollupOptions: { input: { shell: join(shell, 'src/app/main.tsx') } } },
    });
  });
  const note = JSON.parse(readFileSync(join(folder, noteFile), 'utf8')) as Omit<OneBundle, 'folder'>;
  return { folder, ...note };
}
