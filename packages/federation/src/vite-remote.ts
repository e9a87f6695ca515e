import { join } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import { type ConfigEnv, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { baseConfig } from './vite/base-config.ts';
import { laterTexts } from './vite/later-texts.ts';
import { noCircles } from './vite/no-circles.ts';
import { oneReact } from './vite/one-react.ts';
import { remoteChunk } from './vite/remote-chunk.ts';
import { remoteEntry, sharedByRemote } from './vite/shared.ts';
import { standalonePlugin } from './vite/standalone-plugin.ts';

/** Vite wants an input and the plugin makes its own: an empty one, thrown away. */
function noInput(): Plugin {
  const id = '\0no-input';
  return {
    name: 'sigorta:no-input',
    resolveId: (source) => (source === 'no-input' ? id : null),
    load: (loaded) => (loaded === id ? 'export {}' : null),
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.facadeModuleId === id) delete bundle[file];
      }
    },
  };
}

const standaloneConfig = (family: string): UserConfig => ({
  plugins: [standalonePlugin(family)],
  // Named, because a scan does not look into the virtual entry: else the page reloads while libraries are found.
  optimizeDeps: { entries: ['src/remote.ts', join(import.meta.dirname, 'standalone/start.tsx')] },
  server: {
    proxy: {
      // The host stays as the browser named it, or the gateway takes the call for another site's.
      '/apiConnection': { target: process.env.GATEWAY_URL ?? 'http://localhost:4300', changeOrigin: false },
    },
  },
});

/**
 * A family's Vite configuration. The relative base and the empty `assetsDir` let chunks be found relative to the
 * entry, which makes a retry under a new path load everything anew. `--mode standalone` leaves the
 * plugin out and shows the family alone in a small host frame.
 */
export function remoteConfig({ family, own = {} }: { family: string; own?: UserConfig }) {
  return ({ command, mode }: ConfigEnv): UserConfig => {
    if (mode === 'standalone' || command === 'serve') {
      return mergeConfig(mergeConfig(baseConfig(true), standaloneConfig(family)), own);
    }
    const remote: UserConfig = {
      // Relative. Not './': the plugin would put the dot into the address of the exposed chunk's styles.
      base: '',
      plugins: [
        noInput(),
        laterTexts(),
        federation({
          name: family,
          filename: remoteEntry,
          // Vite's own loader brings a page's styles and waits for them; the plugin would link them once more.
          exposes: { './remote': { import: './src/remote.ts', dontAppendStylesToHead: true } },
          shared: sharedByRemote,
        }),
        oneReact(remoteEntry),
        noCircles(),
      ],
      resolve: {
        alias: [
          // Libraries that ask for these would bring a second React into the remote.
          { find: /^react-dom$/, replacement: join(import.meta.dirname, 'vite/react-dom-of-shell.ts') },
          {
            find: /^use-sync-external-store\/shim(\/index\.js)?$/,
            replacement: join(import.meta.dirname, 'vite/use-sync-external-store.ts'),
          },
        ],
      },
      build: {
        assetsDir: '',
        rollupOptions: {
          input: { 'no-input': 'no-input' },
          output: { manualChunks: remoteChunk },
          onLog: (level, log, show) => {
            if (log.code !== 'EMPTY_BUNDLE') show(level, log);
          },
        },
      },
    };
    return mergeConfig(mergeConfig(baseConfig(), remote), own);
  };
}
