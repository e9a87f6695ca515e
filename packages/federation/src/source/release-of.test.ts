import type { PageRelease } from '@sigorta/contracts/release';
import { afterEach, expect, test, vi } from 'vitest';
import { knowReleases, releaseOf } from './release-of.ts';

const release = (version: string): PageRelease => ({
  family: 'pet',
  version,
  release: `pet@${version}`,
  contract: 1,
  base: `/remotes/pet/${version}/`,
  entry: 'remoteEntry.js',
  pages: {},
  texts: {},
  integrity: {},
});

/** A manifest that names another version each time it is asked. */
const deploying = (...versions: (string | null)[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const version = versions.shift();
    if (version === undefined) throw new Error('asked once too often');
    return version === null
      ? new Response('', { status: 502 })
      : Response.json({ schema: 1, remotes: { pet: release(version) } });
  });

afterEach(() => vi.restoreAllMocks());

test('a retry asks for the release that came with the document, whatever was deployed meanwhile', async () => {
  const asked = deploying('newer');
  knowReleases({ remote: release('mine'), manifestUrl: '/remotes.json' });
  expect([await releaseOf('pet', 0), await releaseOf('pet', 1), await releaseOf('pet', 3)]).toEqual(
    Array(3).fill(release('mine')),
  );
  expect(asked).not.toHaveBeenCalled();
});

test('a family that the document did not come with keeps the release it was named first', async () => {
  deploying('first', 'newer');
  knowReleases({ remote: null, manifestUrl: '/remotes.json' });
  expect(await releaseOf('pet', 0)).toEqual(release('first'));
  expect(await releaseOf('pet', 1)).toEqual(release('first'));
});

test('while none is known, a retry reads the manifest again', async () => {
  deploying(null, 'mended');
  knowReleases({ remote: null, manifestUrl: '/remotes.json' });
  await expect(releaseOf('pet', 0)).rejects.toMatchObject({ failure: 'network' });
  expect(await releaseOf('pet', 1)).toEqual(release('mended'));
});
