import { join } from 'node:path';
import { scopedName } from '@sigorta/federation/vite/scoped-name';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { traceImportsPlugin } from './trace-imports.ts';

/** Builds shell and remotes for the server, without the federation plugin and without imports but Node's. */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    root: workspaceRoot,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [react(), traceImportsPlugin(workspaceRoot)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(import.meta.dirname, 'server/entry.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        output: {
          entryFileNames: 'render.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Whatever the entry needs lies in a chunk of its own, see `server/entry.ts`.
          manualChunks: (id) => (id.endsWith('/delivery/src/server/render.ts') ? 'render' : undefined),
        },
      },
    },
  });
}
