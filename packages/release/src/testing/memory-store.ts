import type { ObjectStore } from '../store/object-store.ts';

/** Objects that last as long as a test; what it holds may be changed. */
export const memoryStore = (): ObjectStore & { held: Map<string, Buffer> } => {
  const held = new Map<string, Buffer>();
  return {
    held,
    get: async (name) => held.get(name) ?? null,
    has: async (name) => held.has(name),
    put: async (name, bytes) => {
      if (!held.has(name)) held.set(name, bytes);
    },
    remove: async (name) => {
      held.delete(name);
    },
    clear: async () => {},
    list: async (prefix) =>
      [...held.keys()]
        .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
        .toSorted(),
  };
};
