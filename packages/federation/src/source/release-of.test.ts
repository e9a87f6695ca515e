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

test('of a release that home’s document names for one page the manifest says the rest; where it names another, that of the document stays', async () => {
  const form = { js: ['form.js'], css: [] };
  const ahead = { ...release('mine'), pages: { 'pet/form': form } };
  const whole = { ...ahead, pages: { 'pet/form': form, 'pet/offers': { js: ['offers.js'], css: [] } } };
  const asked = vi.spyOn(globalThis, 'fetch');
  const answering = (live: PageRelease) =>
    asked.mockImplementation(async () => Response.json({ schema: 1, remotes: { pet: live } }));

  answering(whole);
  knowReleases({ remote: null, ahead, manifestUrl: '/remotes.json' });
  expect([await releaseOf('pet', 0, 'pet/form'), await releaseOf('pet', 0)]).toEqual([ahead, ahead]);
  expect(asked).not.toHaveBeenCalled();
  expect(await releaseOf('pet', 0, 'pet/offers')).toEqual(whole);
  expect(await releaseOf('pet', 0)).toEqual(whole);

  answering({ ...whole, version: 'newer' });
  knowReleases({ remote: null, ahead, manifestUrl: '/remotes.json' });
  expect(await releaseOf('pet', 0, 'pet/offers')).toEqual(ahead);
});
