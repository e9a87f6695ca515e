/** of the largest pictures that are taken in; most are far smaller */
const most = 64;

/** Pictures that were shown lately: every page shows its partner's, also while the store is away. An object never changes. */
export function createRecent() {
  const held = new Map<string, Buffer>();
  return {
    get: (object: string): Buffer | undefined => {
      const found = held.get(object);
      if (found) {
        held.delete(object);
        held.set(object, found);
      }
      return found;
    },
    keep: (object: string, plain: Buffer): void => {
      held.set(object, plain);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
}
