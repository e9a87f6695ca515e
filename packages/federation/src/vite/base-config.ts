import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { checkedPreload, checkImports } from './checked-imports.ts';
import { noteChunkOfSource } from './chunk-of-source.ts';
import { minifyAgain } from './minify-again.ts';
import { noVersions } from './no-versions.ts';
import { scopedName } from './scoped-name.ts';
import { unusedRouter } from './unused-router.ts';

const pluginFile = fileURLToPath(import.meta.resolve('@originjs/vite-plugin-federation'));

/** What all our browser builds share. @param isAlone a family in a frame of its own, without a shell */
export const baseConfig = (isAlone = false): UserConfig => ({
  plugins: [react(), noteChunkOfSource(), checkImports(isAlone), noVersions(), unusedRouter(), minifyAgain()],
  css: { modules: { generateScopedName: scopedName } },
  // The federation plugin looks itself up from the app's folder, where pnpm does not put it.
  resolve: { alias: [{ find: /^@originjs\/vite-plugin-federation$/, replacement: pluginFile }] },
  build: {
    target: 'esnext',
    manifest: true,
    modulePreload: checkedPreload,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
