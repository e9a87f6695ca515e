import { sumOf } from '../release-id.ts';
import type { ReleaseStore } from './release-store.ts';

/** A file whose name is the sum of its content is right, or it is not that file. */
const isWhole = (name: string, bytes: Buffer): boolean => {
  const sum = /^blobs\/([0-9a-f]{64})$/.exec(name)?.[1];
  return sum === undefined || sumOf(bytes) === sum;
};

/**
 * A store that is far away, with what was read of it kept near: what a gateway has once read it goes on reading while the store is
 * away. Nothing in a store ever changes, so nothing kept is ever old. Names are asked for afresh.
 * @param near a store of this machine; what is damaged in it is read again from afar
 */
export const keptStore = (far: ReleaseStore, near: ReleaseStore): ReleaseStore => ({
  ...far,
  get: async (name) => {
    const kept = await near.get(name).catch(() => null);
    if (kept && isWhole(name, kept)) return kept;
    const bytes = await far.get(name);
    /* a full disk here is no reason to show nothing */
    if (bytes && !kept) await near.put(name, bytes).catch(() => {});
    return bytes;
  },
});
