import { ReleaseError } from '@sigorta/release/release-error';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { testProduct } from '../../testing/test-product.ts';
import { type FamilyRelease, noReleaseSource, type ReleaseSource } from './family-release.ts';
import { createReleaseRegistry } from './registry.ts';

const hour = 3600_000;
const id = (letter: string): string => `travel@${letter.repeat(16)}`;

/** A release whose product says its own letter in its name, so that a test sees which one spoke. */
const release = (letter: string, change: object = {}, family = 'travel'): FamilyRelease => ({
  id: `${family}@${letter.repeat(16)}`,
  family,
  products: [
    {
      product: {
        ...testProduct,
        family,
        card: { ...testProduct.card, name: { tr: letter, en: letter, ru: letter, ar: letter } },
        ...change,
      },
      texts: async () => ({}),
    },
  ],
});

const pin = (letter: string) => ({ product: testProduct.id, release: id(letter) });

const open = (source: ReleaseSource = noReleaseSource) => {
  let now = Date.parse('2026-11-21T09:00:00Z');
  const metrics = createMetrics();
  const registry = createReleaseRegistry({
    releases: [release('a')],
    source,
    log: createLog('silent'),
    metrics,
    clock: () => new Date(now),
  });
  return {
    registry,
    later: (ms: number) => {
      now += ms;
    },
    missing: async () =>
      (await metrics.releasesMissing.get()).values.reduce((sum, { value }) => sum + value, 0),
    spoken: async (letter: string) => (await registry.of(pin(letter)))?.product.card.name.tr,
    begun: (letter: string) =>
      registry.begun(testProduct.id, id(letter)).then(
        (found) => found.product.card.name.tr,
        (error: Error) => error.message,
      ),
  };
};

test('a release is live from its turn on; what was begun under another is still declared by that', async () => {
  const { registry, spoken } = open();
  registry.take(release('b'));
  expect(registry.live(testProduct.id)?.release).toBe(id('a'));
  registry.turn('travel', id('b'));
  expect(registry.live(testProduct.id)?.release).toBe(id('b'));
  expect([await spoken('a'), await spoken('b')]).toEqual(['a', 'b']);
  registry.turn('travel', id('a'));
  expect(registry.live(testProduct.id)?.product.card.name.tr).toBe('a');
});

test('an open page of a replaced release may begin for a day, of a recalled one not at all', async () => {
  const { registry, later, begun } = open();
  registry.take(release('b'));
  expect(await begun('b')).toBe('release-gone');
  registry.turn('travel', id('b'));
  expect([await begun('a'), await begun('b'), await begun('f')]).toEqual(['a', 'b', 'release-gone']);
  later(24 * hour - 1);
  expect(await begun('a')).toBe('a');
  later(1);
  expect([await begun('a'), await begun('b')]).toEqual(['release-gone', 'b']);
  registry.turn('travel', id('a'));
  expect(await begun('b')).toBe('b');
  registry.recall(id('b'));
  expect([await begun('b'), await begun('a')]).toEqual(['release-gone', 'a']);
});

test('a caller that names no release means the live one', async () => {
  const { registry } = open();
  registry.take(release('b'));
  registry.turn('travel', id('b'));
  expect((await registry.begun(testProduct.id, undefined)).release).toBe(id('b'));
  await expect(registry.begun('nothing', undefined)).rejects.toThrow('not-found');
});

test('a retired family begins nothing and still speaks for what was begun', async () => {
  const { registry, begun, spoken } = open();
  registry.turn('travel', null);
  expect([registry.live(testProduct.id), registry.allLive()]).toEqual([null, []]);
  expect(await begun('a')).toBe('release-gone');
  await expect(registry.begun(testProduct.id, undefined)).rejects.toThrow('not-found');
  expect(await spoken('a')).toBe('a');
  expect(registry.named(testProduct.id)?.name.tr).toBe('a');
  expect(await registry.pathOf(pin('a'), 'policy')).toBe('/test-police-pdf');
});

test('a page says the release it was built with while that may begin something, else the live one', async () => {
  const { registry, later } = open();
  registry.take(release('b'));
  expect(await registry.pageRelease('travel', id('f'))).toBe(id('a'));
  registry.turn('travel', id('b'));
  expect([
    await registry.pageRelease('travel', id('a')),
    await registry.pageRelease('travel', undefined),
  ]).toEqual([id('a'), id('b')]);
  later(24 * hour);
  expect(await registry.pageRelease('travel', id('a'))).toBe(id('b'));
  registry.turn('travel', null);
  expect(await registry.pageRelease('travel', id('b'))).toBeUndefined();
  expect([registry.isRetired(testProduct.id), registry.isRetired('nothing')]).toEqual([true, false]);
});

test('a page of files that are older than the checkout says the live one: its own cannot be opened', async () => {
  const { registry, begun } = open();
  registry.remember('travel', {
    release: id('e'),
    replacedAt: new Date('2026-11-21T08:59:00Z'),
    isRecalled: false,
  });
  expect(await begun('e')).toBe('release-gone');
  expect(await registry.pageRelease('travel', id('e'))).toBe(id('a'));
});

test.each([
  ['id', {}],
  ['place', { id: 'other', paths: { form: '/x' } }],
  ['path', { id: 'other', order: 2, paths: { form: testProduct.paths.form } }],
  ['alias', { id: 'other', order: 2, paths: { form: '/x' }, aliases: [testProduct.paths.payment] }],
])('a release that claims the %s of another family is refused, and the old one stays', (_, change) => {
  const { registry } = open();
  registry.take(release('b', { id: 'own', order: 9, paths: { form: '/own' } }, 'dask'));
  registry.turn('dask', `dask@${'b'.repeat(16)}`);
  const turns = registry.turns();
  registry.take(release('c', change, 'dask'));
  expect(() => registry.turn('dask', `dask@${'c'.repeat(16)}`)).toThrow(/is claimed by/);
  expect(registry.allLive().map(({ product }) => product.id)).toEqual([testProduct.id, 'own']);
  expect(registry.turns()).toBe(turns);
});

test('a release of another family, or one that was not taken, cannot be turned to', () => {
  const { registry } = open();
  expect(() => registry.turn('travel', id('b'))).toThrow(/was taken/);
  expect(() => registry.turn('dask', id('a'))).toThrow(/was taken/);
});

test('what is not in memory is opened from the source, once for all who wait', async () => {
  let asked = 0;
  const { spoken, missing } = open(async (wanted) => {
    asked += 1;
    return wanted === id('e') ? release('e') : null;
  });
  expect(await Promise.all([spoken('e'), spoken('e')])).toEqual(['e', 'e']);
  expect(await spoken('e')).toBe('e');
  expect([asked, await missing()]).toEqual([1, 0]);
});

test('while the store does not answer nobody else speaks for what was begun, and afterwards it does itself', async () => {
  let isAway = true;
  const { registry, missing } = open(async (wanted) => {
    if (isAway) throw new ReleaseError('store-away', wanted);
    return release('e');
  });
  await expect(registry.of(pin('e'))).rejects.toMatchObject({ code: 'service-unavailable' });
  isAway = false;
  expect((await registry.of(pin('e')))?.product.card.name.tr).toBe('e');
  expect(await missing()).toBe(0);
});

test.each<[string, ReleaseSource]>([
  ['keeps nothing', noReleaseSource],
  ['is broken', () => Promise.reject(new Error('no disk'))],
])('a source that %s: the workspace speaks for the row, and it is counted', async (_, source) => {
  const { registry, spoken, missing } = open(source);
  expect(await spoken('e')).toBe('a');
  expect(await missing()).toBe(1);
  expect(await registry.of({ product: 'nothing', release: id('e') })).toBeNull();
  expect(await registry.of({ product: 'payment', release: null })).toBeNull();
  expect(await missing()).toBe(1);
});
