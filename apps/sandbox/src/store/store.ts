import { join } from 'node:path';
import { type Journal, openJournal, readJournal } from './journal.ts';

/** A keyed list in the order of first arrival; every `put` is in the journal before it returns. */
export interface Collection<T> {
  get: (key: string) => T | undefined;
  put: (key: string, value: T) => void;
  remove: (key: string) => void;
  all: () => T[];
}

export interface Store {
  collection: <T>(name: string) => Collection<T>;
  /** forgets everything, on disk too */
  clear: () => void;
  close: () => void;
}

type Maps = Map<string, Map<string, unknown>>;

const mapOf = (maps: Maps, name: string): Map<string, unknown> => {
  const known = maps.get(name);
  if (known) return known;
  const fresh = new Map<string, unknown>();
  maps.set(name, fresh);
  return fresh;
};

function* linesOf(maps: Maps) {
  for (const [collection, map] of maps) {
    for (const [key, value] of map) yield { collection, key, value };
  }
}

const silent: Journal = { append: () => {}, rewrite: () => {}, close: () => {} };

/** @param directory null keeps everything in memory only */
export const openStore = (directory: string | null): Store => {
  const maps: Maps = new Map();
  const file = directory && join(directory, 'journal.jsonl');
  if (file) {
    for (const { collection, key, value } of readJournal(file)) {
      if (value === null) mapOf(maps, collection).delete(key);
      else mapOf(maps, collection).set(key, value);
    }
  }
  const journal = file ? openJournal(file) : silent;
  // A torn line left by a kill would swallow the next one; a fresh file has none and holds only what is live.
  journal.rewrite(linesOf(maps));

  return {
    collection: <T>(name: string): Collection<T> => ({
      get: (key) => mapOf(maps, name).get(key) as T | undefined,
      put: (key, value) => {
        journal.append({ collection: name, key, value });
        mapOf(maps, name).set(key, value);
      },
      remove: (key) => {
        journal.append({ collection: name, key, value: null });
        mapOf(maps, name).delete(key);
      },
      all: () => [...mapOf(maps, name).values()] as T[],
    }),
    clear: () => {
      maps.clear();
      journal.rewrite([]);
    },
    close: () => journal.close(),
  };
};
