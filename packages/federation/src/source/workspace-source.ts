import type { RemoteModule } from '@sigorta/runtime/runtime';
import { RemoteError } from '../remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/** Remotes as modules of the same build: the dev server, the server build and the one-bundle comparison. */
export const workspaceSource = (
  imports: Record<string, () => Promise<{ remote: RemoteModule }>>,
): RemoteSource => ({
  async load(family) {
    const load = imports[family];
    if (!load) throw new RemoteError('not-found', family);
    return (await load()).remote;
  },
});
