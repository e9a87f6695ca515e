import { type RemoteModule, remoteContract } from '@sigorta/runtime/runtime';
import { RemoteError } from '../remote-error.ts';
import { folderOf, preloadPage } from './preload-page.ts';
import { releaseOf } from './release-of.ts';
import type { RemoteSource } from './remote-source.ts';

/** A failed `import()` does not say why: ask once more and look at the answer. */
async function explain(family: string, url: string, cause: unknown): Promise<RemoteError> {
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (!answer) return new RemoteError('network', family, cause);
  if (answer.status === 404 || answer.status === 410) return new RemoteError('not-found', family, cause);
  return new RemoteError(answer.ok ? 'broken' : 'network', family, cause);
}

export const federatedSource: RemoteSource = {
  release: async (family) => (await releaseOf(family, 0)).release,

  async preload(address, attempt) {
    const release = await releaseOf(address.family, attempt);
    if (release.contract === remoteContract) preloadPage(release, address, attempt);
  },

  async load(family, attempt) {
    const starting = import('./start-federation.ts');
    starting.catch(() => {});
    const release = await releaseOf(family, attempt);
    if (release.contract !== remoteContract) throw new RemoteError('wrong-contract', family);
    const url = folderOf(release, attempt) + release.entry;
    const { loadExposed } = await starting;
    try {
      const exposed = await loadExposed(`${family}~${attempt}`, url, './remote');
      return (exposed as { remote: RemoteModule }).remote;
    } catch (error) {
      throw await explain(family, url, error);
    }
  },
};
