import type { PageRelease, ReleaseManifest } from '@sigorta/contracts/release';
import { RemoteError } from '../remote-error.ts';

let known: PageRelease | null = null;
let manifestUrl = '/remotes.json';
let manifest: Promise<ReleaseManifest> | null = null;
let manifestAttempt = 0;

/** Called once at start: the release that came with the document, and where the others are listed. */
export function knowReleases(boot: { remote: PageRelease | null; manifestUrl: string }): void {
  known = boot.remote;
  manifestUrl = boot.manifestUrl;
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

/** A retry reads the manifest again: the remote may have been deployed meanwhile. */
export async function releaseOf(family: string, attempt: number): Promise<PageRelease> {
  if (attempt === 0 && known?.family === family) return known;
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
  return release;
}
