import type { Boot } from '@sigorta/contracts/boot';
import type { PageRelease, ReleaseManifest } from '@sigorta/contracts/release';
import { RemoteError } from '../remote-error.ts';

/* what this document goes by until it is closed: a half-filled page never meets a newer one */
const pinned = new Map<string, PageRelease>();
/* family of which the document named one page alone (`Boot.ahead`): what else there is of it stands in the manifest */
let partly: string | undefined;
let manifestUrl = '/remotes.json';
let manifest: Promise<ReleaseManifest> | null = null;
let manifestAttempt = 0;

/** Called once at start: the release that came with the document, and where the others are listed. */
export function knowReleases(boot: Pick<Boot, 'remote' | 'ahead' | 'manifestUrl'>): void {
  pinned.clear();
  for (const release of [boot.ahead, boot.remote]) if (release) pinned.set(release.family, release);
  partly = boot.ahead?.family;
  manifestUrl = boot.manifestUrl;
  manifest = null;
  manifestAttempt = 0;
}

async function fetchManifest(family: string): Promise<ReleaseManifest> {
  const answer = await fetch(manifestUrl, { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new RemoteError('network', family, cause);
  });
  if (!answer.ok) throw new RemoteError(answer.status === 404 ? 'not-found' : 'network', family);
  return answer.json().catch((cause: unknown) => {
    throw new RemoteError('broken', family, cause);
  }) as Promise<ReleaseManifest>;
}

/** Which releases there are, before anybody asks for one; what fails is asked for again then. */
export function askForReleases(): void {
  manifest ??= fetchManifest('');
  const asked = manifest;
  asked.catch(() => {
    if (manifest === asked) manifest = null;
  });
}

/**
 * The release of a family that this document goes by: the one it came with, else the one that the manifest named first. A retry
 * asks for the same again; what was deployed meanwhile comes with the next document.
 * @param page `<product>/<page>` whose files are wanted
 * @throws RemoteError while none is known; a later attempt reads the manifest again
 */
export async function releaseOf(family: string, attempt: number, page?: string): Promise<PageRelease> {
  const known = pinned.get(family);
  if (known && (family !== partly || page === undefined || known.pages[page])) return known;
  if (attempt > manifestAttempt) {
    manifestAttempt = attempt;
    manifest = null;
  }
  manifest ??= fetchManifest(family);
  const current = manifest;
  current.catch(() => {
    if (manifest === current) manifest = null;
  });
  const release = (await current).remotes[family];
  if (!release) throw new RemoteError('not-found', family);
  const named = pinned.get(family);
  /* the same, with all of its pages */
  const first = named && named.version !== release.version ? named : release;
  pinned.set(family, first);
  return first;
}
