import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const fontFolder = join(import.meta.dirname, '../../packages/ui-kit/src/fonts/files');

/** The same letters as the site's, from the frame's own origin. */
const fonts = (): Plugin => ({
  name: 'card-entry:fonts',
  generateBundle() {
    for (const name of readdirSync(fontFolder).filter((file) => file.endsWith('.woff2')))
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${name}`,
        source: readFileSync(join(fontFolder, name)),
      });
  },
});

/** One script and one sheet under plain names: the frame's document names them, and its policy knows nothing else. */
export default defineConfig({
  plugins: [fonts()],
  esbuild: { jsx: 'automatic' },
  build: {
    outDir: 'dist/frame',
    target: 'esnext',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: 'src/frame/main.tsx',
      output: {
        entryFileNames: 'kart.js',
        inlineDynamicImports: true,
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'kart.css' : name),
      },
    },
  },
});
