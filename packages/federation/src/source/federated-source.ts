import { type PageRelease, sumListOf } from '@sigorta/contracts/release';
import { type RemoteModule, remoteContract } from '@sigorta/runtime/runtime';
import type { PageAddress } from '../page-loader.ts';
import { RemoteError } from '../remote-error.ts';
import { bring } from './bring.ts';
import { FileError } from './load-checked.ts';
import { bringPage, filesOf, folderOf, preloadPage } from './preload-page.ts';
import { askForReleases, releaseOf } from './release-of.ts';
import type { RemoteSource } from './remote-source.ts';
import { checkFiles, learnSums, sumOf } from './sums.ts';

/** A failed `import()` does not say why: ask once more and look at the answer. */
async function explain(family: string, url: string, cause: unknown): Promise<RemoteError> {
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (!answer) return new RemoteError('network', family, cause);
  if (answer.status === 404 || answer.status === 410) return new RemoteError('not-found', family, cause);
  return new RemoteError(answer.ok ? 'broken' : 'network', family, cause);
}

/** The release, once the sums of what its pages begin with are known: those of the document's own stand in the document. */
async function checkedRelease(family: string, attempt: number, address?: PageAddress): Promise<PageRelease> {
  const release = await releaseOf(family, attempt, address && pageOf(address));
  checkFiles(release);
  const files = address
    ? filesOf(release, address, attempt)
    : { js: [release.base + release.entry], css: [] };
  if ([...files.js, ...files.css].some((file) => !sumOf(file))) {
    await learnSums(release).catch((cause: unknown) => {
      throw new RemoteError('network', family, cause);
    });
  }
  return release;
}

const pageOf = ({ product, page }: PageAddress): string => `${product}/${page}`;

const startFederation = () => import('./start-federation.ts');

export const federatedSource: RemoteSource = {
  release: async (family) => (await releaseOf(family, 0)).release,

  expect(ahead) {
    startFederation().catch(() => {});
    if (!ahead) return askForReleases();
    const list = sumListOf(ahead)?.file;
    const files = Object.keys(ahead.integrity).filter((name) => name !== list);
    /* what comes beside the files would take of their line */
    void Promise.all(files.map((name) => bring(ahead.base + name, 'low'))).then(() => {
      askForReleases();
      if (list) void bring(ahead.base + list, 'low');
    });
  },

  async know(address, attempt) {
    startFederation().catch(() => {});
    const page = pageOf(address);
    const release = await releaseOf(address.family, attempt, page);
    if (release.contract === remoteContract && !sumOf(release.base + release.entry))
      bringPage(release, address, attempt);
    await checkedRelease(address.family, attempt, address);
  },

  async prepare(address, attempt) {
    const release = await checkedRelease(address.family, attempt, address);
    if (release.contract !== remoteContract) return;
    const { family } = address;
    await preloadPage(release, address, attempt).catch(async (error: unknown) => {
      throw error instanceof FileError ? await explain(family, error.address, error) : error;
    });
  },

  async load(family, attempt) {
    const starting = startFederation();
    starting.catch(() => {});
    const release = await checkedRelease(family, attempt);
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
