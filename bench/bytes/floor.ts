import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../root.ts';
import { keptBuild } from './kept-build.ts';

/** Builds the bare Vite + React page of `floor/`; gives its folder. */
export const buildFloor = (): Promise<string> =>
  keptBuild('floor', ['bench/floor', 'pnpm-lock.yaml'], async (outDir) => {
    await build({
      root: join(root, 'bench/floor'),
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'esnext',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
    });
  });
