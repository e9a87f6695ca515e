import { join } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { build } from 'vite8';
import { serverConfig } from './server-config.ts';
import { traceImportsPlugin } from './trace-imports.ts';

/** Builds shell and remotes for the server, without the federation plugin and without imports but Node's. */
export async function buildServer(outDir: string): Promise<void> {
  await build(
    serverConfig({
      root: workspaceRoot,
      outDir,
      plugins: [traceImportsPlugin(workspaceRoot)],
      ssr: join(import.meta.dirname, 'server/entry.ts'),
      rolldown: {
        output: {
          entryFileNames: 'render.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Whatever the entry needs lies in a chunk of its own, see `server/entry.ts`.
          codeSplitting: {
            groups: [{ name: 'render', test: /\/delivery\/src\/server\/render\.ts$/ }],
          },
        },
      },
    }),
  );
}
