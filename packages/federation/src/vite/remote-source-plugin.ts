import { join } from 'node:path';
import type { Plugin } from 'vite';
import { families } from './workspace.ts';

const name = 'virtual:remote-source';
const resolved = `\0${name}`;
const folder = join(import.meta.dirname, '../source');

/**
 * Where the shell's remotes come from: `federated` loads built ones through the release manifest, `workspace`
 * takes their sources into the same server or bundle (hot reload, and the bundle that bench compares with).
 */
export function remoteSourcePlugin(kind: 'federated' | 'workspace'): Plugin {
  return {
    name: 'sigorta:remote-source',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      if (kind === 'federated') {
        return `export { federatedSource as source } from ${JSON.stringify(join(folder, 'federated-source.ts'))};`;
      }
      const imports = families().map(
        ({ family, entry }) => `${JSON.stringify(family)}: () => import(${JSON.stringify(entry)})`,
      );
      return `import { workspaceSource } from ${JSON.stringify(join(folder, 'workspace-source.ts'))};
export const source = workspaceSource({ ${imports.join(', ')} });`;
    },
  };
}
