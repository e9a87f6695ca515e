import type { ObjectStore } from '@sigorta/release/store/object-store';

/** A store as networks have them. */
export interface MoodyStore extends ObjectStore {
  isAway: boolean;
  refusesToRemove: boolean;
  /** so many more are taken, then it is away */
  putsLeft: number;
}

export function moodyStore(inner: ObjectStore): MoodyStore {
  const answering = async <T>(call: () => Promise<T>): Promise<T> => {
    if (store.isAway) throw new Error('the store is away');
    return call();
  };
  const store: MoodyStore = {
    isAway: false,
    refusesToRemove: false,
    putsLeft: Number.POSITIVE_INFINITY,
    get: (name) => answering(() => inner.get(name)),
    has: (name) => answering(() => inner.has(name)),
    list: (prefix) => answering(() => inner.list(prefix)),
    clear: (before) => answering(() => inner.clear(before)),
    put: (name, bytes) =>
      answering(async () => {
        if (store.putsLeft === 0) throw new Error('the store went away');
        store.putsLeft -= 1;
        await inner.put(name, bytes);
      }),
    remove: (name) =>
      answering(async () => {
        if (store.refusesToRemove) throw new Error('the store does not remove');
        await inner.remove(name);
      }),
  };
  return store;
}
