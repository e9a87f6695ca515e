// @vitest-environment happy-dom
import type { PageRelease, ReleaseManifest } from '@sigorta/contracts/release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./start-federation.ts', () => ({ loadExposed: async () => ({ remote: null }) }));

import { federatedSource } from './federated-source.ts';
import { knowReleases } from './release-of.ts';
import { knowSums } from './sums.ts';

const base = '/remotes/pet/known/';
const pet: PageRelease = {
  family: 'pet',
  version: '1',
  contract: 1,
  base,
  entry: 'entry.js',
  pages: { 'pet/form': { js: ['entry.js', 'form.js'], css: ['form.css'] } },
  texts: { 'pet/form/tr': { js: ['words-tr.js'], css: [] } },
  integrity: { 'entry.js': 'sha256-a', 'integrity-1.json': 'sha256-b' },
};
const manifest: ReleaseManifest = { schema: 1, remotes: { pet } };
const address = { family: 'pet', product: 'pet', page: 'form', language: 'tr' } as const;

let asked: string[];
/** the list of sums, once somebody lets it come */
let list: PromiseWithResolvers<Response>;

beforeEach(() => {
  asked = [];
  document.head.innerHTML = '';
  list = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.endsWith('integrity-1.json')) return list.promise;
    return Promise.resolve(url === '/remotes.json' ? Response.json(manifest) : new Response('x'));
  });
  knowReleases({ remote: null, manifestUrl: '/remotes.json' });
  knowSums([]);
});
afterEach(() => vi.unstubAllGlobals());

test('the files of a page are on their way while the list of their sums is, and nothing may use them before it has come', async () => {
  let isKnown = false;
  const knowing = federatedSource.know?.(address, 0).then(() => {
    isKnown = true;
  });
  await vi.waitFor(() => expect(asked).toContain(`${base}integrity-1.json`));
  expect(asked.toSorted()).toEqual(
    [
      '/remotes.json',
      ...['entry.js', 'form.css', 'form.js', 'integrity-1.json', 'words-tr.js'].map((file) => base + file),
    ].toSorted(),
  );
  expect(isKnown).toBe(false);
  expect(document.querySelector('link')).toBeNull();
  list.resolve(Response.json({ 'entry.js': 'sha256-a' }));
  await knowing;
  expect(isKnown).toBe(true);
});

test('releases that were asked for beforehand are not asked for again, and one that did not come is', async () => {
  federatedSource.expect?.(undefined);
  federatedSource.expect?.(undefined);
  expect(asked).toEqual(['/remotes.json']);

  knowReleases({ remote: null, manifestUrl: '/remotes.json' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  federatedSource.expect?.(undefined);
  await vi.waitFor(async () => {
    vi.stubGlobal('fetch', async () => Response.json(manifest));
    await expect(federatedSource.release?.('pet')).resolves.toBeUndefined();
  });
});

/* what was brought once is not brought again */
const newer = '/remotes/pet/newer/';
const ahead = {
  ...pet,
  base: newer,
  integrity: {
    'entry.js': 'sha256-a',
    'form.js': 'sha256-c',
    'form.css': 'sha256-d',
    'words-tr.js': 'sha256-e',
    'integrity-1.json': 'sha256-b',
  },
};

test('of a form that home’s document names with its sums nothing has to be asked about: its files come first, the lists behind them', async () => {
  knowReleases({ remote: null, ahead, manifestUrl: '/remotes.json' });
  knowSums([ahead]);
  const files = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url === '/remotes.json') return Promise.resolve(Response.json(manifest));
    return files.promise.then((answer) => answer.clone());
  });
  federatedSource.expect?.(ahead);
  const ofForm = ['entry.js', 'form.js', 'form.css', 'words-tr.js'].map((file) => newer + file);
  expect(asked).toEqual(ofForm);
  await federatedSource.know?.(address, 0);
  expect(asked).toEqual(ofForm);
  files.resolve(new Response('x'));
  await vi.waitFor(() => expect(asked).toEqual([...ofForm, '/remotes.json', `${newer}integrity-1.json`]));
});

test('another page of that family is looked up in the manifest, and its files are used when the list of all sums has come', async () => {
  const whole = {
    ...ahead,
    pages: { ...pet.pages, 'cat/form': { js: ['entry.js', 'cat.js'], css: [] } },
  };
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.endsWith('integrity-1.json')) return list.promise;
    return Promise.resolve(Response.json({ schema: 1, remotes: { pet: whole } }));
  });
  knowReleases({ remote: null, ahead, manifestUrl: '/remotes.json' });
  knowSums([ahead]);
  let isKnown = false;
  const knowing = federatedSource.know?.({ ...address, product: 'cat' }, 0).then(() => {
    isKnown = true;
  });
  await vi.waitFor(() => expect(asked).toEqual(['/remotes.json', `${newer}integrity-1.json`]));
  expect(isKnown).toBe(false);
  list.resolve(Response.json({ 'cat.js': 'sha256-c' }));
  await knowing;
});
