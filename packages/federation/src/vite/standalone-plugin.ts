import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFiles } from './site-files.ts';
import { workspaceRoot } from './workspace.ts';

const name = 'virtual:standalone';
const resolved = `\0${name}`;

/** Entry of a family shown alone: its own products and remote inside the host frame of `standalone/`. */
export function standalonePlugin(family: string): Plugin {
  return {
    name: 'sigorta:standalone',
    resolveId: (id) => (id === name || id === `/${name}` ? resolved : null),
    configureServer(server) {
      server.middlewares.use(siteFiles);
    },
    load(id) {
      if (id !== resolved) return null;
      const start = JSON.stringify(join(import.meta.dirname, '../standalone/start.tsx'));
      const remote = JSON.stringify(join(workspaceRoot, 'apps', family, 'src/remote.ts'));
      return `import { startStandalone } from ${start};
startStandalone({
  family: ${JSON.stringify(family)},
  load: () => import(${remote}),
  products: import.meta.glob('/src/*/product.ts', { eager: true }),
});`;
    },
  };
}
