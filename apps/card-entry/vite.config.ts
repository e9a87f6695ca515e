import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

/** Beside script and sheet the same in brotli, made once: a buyer waits for them before he can type. */
const compressed = (): Plugin => ({
  name: 'card-entry:compressed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
  },
});

/** One script and one sheet under plain names: the frame's document names them, and its policy knows nothing else. */
export default defineConfig({
  plugins: [fonts(), compressed()],
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
