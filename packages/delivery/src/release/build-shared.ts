import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot } from '@sigorta/contracts/boot';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { type ServerShared, serverShared } from '@sigorta/release/server-shared';
import type { RemoteModule } from '@sigorta/runtime/remote-module';
import type { loadNamespace } from '@sigorta/runtime/texts';
import { build, type Plugin } from 'vite8';
import { serverConfig } from '../server-config.ts';

const id = 'virtual:shared';
const resolved = '\0virtual:shared.js';
const root = join(workspaceRoot, 'packages/runtime');
const own = '@sigorta/runtime/';

const code = [
  ...serverShared.map((name, at) => `import * as m${at} from '${name}';`),
  `export { drawBare } from '@sigorta/runtime/draw-bare';`,
  `export const shared = { ${serverShared.map((name, at) => `'${name}': m${at}`).join(', ')} };`,
].join('\n');

const sharedPlugin: Plugin = {
  name: 'sigorta:shared',
  resolveId: (asked, from) => {
    if (asked === id) return resolved;
    // a package does not find itself by its name
    return from === resolved && asked.startsWith(own)
      ? join(root, 'src', `${asked.slice(own.length)}.ts`)
      : null;
  },
  load: (loaded) => (loaded === resolved ? code : null),
};

type Page = Awaited<ReturnType<RemoteModule['page']>>;

/** A frame around a page, and where its words go. */
export interface BareShell {
  drawBare: (
    Component: Page['Component'],
    boot: Boot,
    path: string,
  ) => Promise<{ html: string; title: string }>;
  loadNamespace: typeof loadNamespace;
}

/** React and runtime as a shell would hand them to a family, made from the packages alone: to try a release without a shell. */
export async function buildShared(outDir: string): Promise<{ shared: ServerShared; bare: BareShell }> {
  await build(
    serverConfig({
      root,
      outDir,
      plugins: [sharedPlugin],
      rolldown: { input: { shared: id }, output: { entryFileNames: 'shared.js' } },
    }),
  );
  const file = pathToFileURL(join(outDir, 'shared.js')).href;
  const made = (await import(file)) as { shared: ServerShared } & Pick<BareShell, 'drawBare'>;
  const runtime = made.shared['@sigorta/runtime/runtime'] as Pick<BareShell, 'loadNamespace'>;
  return { shared: made.shared, bare: { drawBare: made.drawBare, loadNamespace: runtime.loadNamespace } };
}
