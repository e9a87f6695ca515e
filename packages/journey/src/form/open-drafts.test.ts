import { draftKey } from '@sigorta/contracts/embed';
import { beforeEach, expect, test } from 'vitest';
import { draftLifeMs, openDrafts } from './open-drafts.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

class Kept implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key = (place: number): string | null => [...this.#items.keys()][place] ?? null;
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
  clear = (): void => this.#items.clear();
}

let store: Kept;
beforeEach(() => {
  store = new Kept();
});

test('drafts of this tab are listed newest first, with nothing of their answers', () => {
  store.setItem(draftKey('pet'), JSON.stringify({ savedAt: now - 5000, values: { name: 'Boncuk' } }));
  store.setItem(draftKey('dask'), JSON.stringify({ savedAt: now - 1000, values: {} }));
  expect(openDrafts(now, store)).toEqual([
    { product: 'dask', savedAt: now - 1000 },
    { product: 'pet', savedAt: now - 5000 },
  ]);
});

test.each([
  ['too old', draftKey('pet'), JSON.stringify({ savedAt: now - draftLifeMs })],
  ['of the future', draftKey('pet'), JSON.stringify({ savedAt: now + 1000 })],
  ['no record', draftKey('pet'), 'null'],
  ['damaged', draftKey('pet'), '{'],
  ['without a time', draftKey('pet'), '{}'],
  ['of somebody else', 'basket', JSON.stringify({ savedAt: now })],
])('what is %s is left out', (_, key, value) => {
  store.setItem(key, value);
  expect(openDrafts(now, store)).toEqual([]);
});

test('a draft lives for an hour, from the moment it was kept on (decision 55)', () => {
  expect(draftLifeMs).toBe(60 * 60 * 1000);
  store.setItem(draftKey('pet'), JSON.stringify({ savedAt: now }));
  expect(openDrafts(now, store)).toEqual([{ product: 'pet', savedAt: now }]);
});
