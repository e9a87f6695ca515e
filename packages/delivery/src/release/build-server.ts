import { join } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { serverShared } from '@sigorta/release/server-shared';
import { build, type Plugin } from 'vite8';
import { serverConfig } from '../server-config.ts';
import { traceImportsPlugin } from '../trace-imports.ts';
import { productEntry } from './product-entry.ts';

const inFederation = (file: string): string => join(workspaceRoot, 'packages/federation/src/vite', file);

/** The release's own list of its products, as a module: declaration, texts and questions of each folder. */
const productsPlugin = (family: string): Plugin => ({
  name: 'sigorta:products-of-family',
  resolveId: (id) => (id === productEntry.id ? productEntry.resolved : null),
  load: (id) => (id === productEntry.resolved ? productEntry.code(family) : null),
});

/** As in the family's browser build: a library that asks for these would bring a second React. */
const ofTheShell = [
  { find: /^react-dom$/, replacement: inFederation('react-dom-of-shell.ts') },
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: inFederation('use-sync-external-store.ts'),
  },
];

/**
 * What a family runs on the gateway, as CommonJS that is evaluated from verified bytes: `products.cjs` (declarations, texts,
 * questions) and `render.cjs` (its pages). It brings everything along but what `serverShared` names.
 */
export async function buildFamilyServer(family: string, outDir: string): Promise<void> {
  await build(
    serverConfig({
      root: workspaceRoot,
      outDir,
      plugins: [productsPlugin(family), traceImportsPlugin(workspaceRoot)],
      alias: ofTheShell,
      rolldown: {
        input: { products: productEntry.id, render: join(workspaceRoot, 'apps', family, 'src/remote.ts') },
        external: [...serverShared],
        output: {
          format: 'cjs',
          dynamicImportInCjs: false,
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
        },
      },
    }),
  );
}
