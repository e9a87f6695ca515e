import federation from '@originjs/vite-plugin-federation';
import { type ConfigEnv, mergeConfig, type UserConfig } from 'vite';
import { baseConfig } from './vite/base-config.ts';
import { remoteSourcePlugin } from './vite/remote-source-plugin.ts';
import { families } from './vite/workspace.ts';

/**
 * The shell's Vite configuration. `vite build` makes the federated host; `vite build --mode monolith` the same code
 * and every remote as one bundle (for comparison); the dev server takes remotes from their sources.
 *
 * The host declares nothing as shared: its own code imports React statically, so that home starts from one bundle,
 * and `source/share-scope.ts` hands the instances to the first remote.
 */
export function hostConfig({ entry, own = {} }: { entry: string; own?: UserConfig }) {
  return ({ command, mode }: ConfigEnv): UserConfig => {
    const federated = command === 'build' && mode !== 'monolith';
    const host: UserConfig = {
      base: command === 'build' ? '/shell/' : '/',
      plugins: [
        remoteSourcePlugin(federated ? 'federated' : 'workspace'),
        ...(federated
          ? [federation({ name: 'shell', remotes: { 'no-such-remote': 'no-such-remote.js' } })]
          : []),
      ],
      optimizeDeps: { entries: [entry, ...families().map((remote) => remote.entry)] },
      build: { assetsDir: '', rollupOptions: { input: { shell: entry } } },
    };
    return mergeConfig(mergeConfig(baseConfig(), host), own);
  };
}
