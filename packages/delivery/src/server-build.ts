import { join } from 'node:path';
import { scopedName } from '@sigorta/federation/vite/scoped-name';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { build } from 'vite8';
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
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [traceImportsPlugin(workspaceRoot)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(import.meta.dirname, 'server/entry.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      cssMinify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Libraries mark their browser parts with "use client", and everything is rendered here; times are not asked for.
        onLog: (level, log, show) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') show(level, log);
        },
        output: {
          entryFileNames: 'render.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Whatever the entry needs lies in a chunk of its own, see `server/entry.ts`.
          codeSplitting: {
            groups: [{ name: 'render', test: /\/delivery\/src\/server\/render\.ts$/ }],
          },
        },
      },
    },
  });
}
