import { afterEach, expect, test, vi } from 'vitest';
import { forgetCopies } from './forget-copies.ts';

const vault = (owner: string, id: string, until = '2999-01-01') =>
  `policem|${owner}|${until}|/policem/${id}/|sum of its list`;

/** A browser with these caches, and a worker for each scope. */
function browserWith(names: readonly string[], scopes: readonly string[]) {
  const caches = new Set(names);
  const workers = new Set(scopes);
  vi.stubGlobal('caches', {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () =>
        [...workers].map((scope) => ({
          scope: `https://shop.example${scope}`,
          unregister: async () => workers.delete(scope),
        })),
    },
  });
  return { caches, workers };
}

afterEach(() => vi.unstubAllGlobals());

const mine = vault('mine', 'purchase-of-mine');
const others = vault('another', 'purchase-of-another');
const scopes = ['/policem/purchase-of-mine/', '/policem/purchase-of-another/', '/elsewhere/'];

test('a sign-in keeps the copies of who signed in, and no other buyer’s', async () => {
  const { caches, workers } = browserWith([mine, others, 'somebody-else'], scopes);
  await forgetCopies('mine');
  expect([...caches]).toEqual([mine, 'somebody-else']);
  expect([...workers]).toEqual(['/policem/purchase-of-mine/', '/elsewhere/']);
});

test('a sign-out keeps nothing of ours', async () => {
  const { caches, workers } = browserWith([mine, others, 'somebody-else'], scopes);
  await forgetCopies();
  expect([...caches]).toEqual(['somebody-else']);
  expect([...workers]).toEqual(['/elsewhere/']);
});

test('a copy whose time is over goes at its owner’s sign-in too', async () => {
  const over = vault('mine', 'purchase-of-mine', '2020-01-01');
  const { caches } = browserWith([over], scopes);
  await forgetCopies('mine');
  expect([...caches]).toEqual([]);
});

test('in a browser that lets nobody look, nothing is thrown', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(forgetCopies('mine')).resolves.toBeUndefined();
});
