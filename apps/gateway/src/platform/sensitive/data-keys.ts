import type { Clock, DataKeys, HashingKey, HashPurpose } from '../ports.ts';

/** What is hashed so that it is found and not read; each purpose has a key of its own. */
export const hashPurposes = [
  'phone index',
  'phone end',
  'name beginning',
  'identity index',
  'mail index',
  'recovery codes',
  'payment request details',
  'login codes',
  'kept answers',
] as const satisfies readonly HashPurpose[];

/** Keys as they were read from the database. */
export interface KeySet {
  /** of values that name no number, the one in use first */
  before: readonly Buffer[];
  /** the newest first */
  numbered: readonly {
    number: number;
    key: Buffer;
    usedFrom: Date;
    isForPersons: boolean;
    alsoSeals: readonly string[];
  }[];
  hashing: readonly HashingKey[];
}

/** so long after the last reading, also the first, nothing is sealed: a key that it would name may be gone (seal-anew.ts waits longer) */
const staleMs = 30 * 60_000;

export interface KeyRing extends DataKeys {
  /** they were read again just now */
  turnTo: (set: KeySet) => void;
}

/** @throws Error where there is nothing to seal or to hash with, or it was not read for long */
export const keyRing = (first: KeySet, clock: Clock): KeyRing => {
  let set = first;
  let staleAt = Date.now() + staleMs;
  return {
    sealing: () => {
      if (Date.now() > staleAt) throw new Error('the data keys were not read for long');
      const now = clock();
      const numbered = set.numbered.find(({ usedFrom }) => usedFrom <= now);
      if (numbered) return numbered;
      const [key] = set.before;
      if (!key) throw new Error('there is no data key to seal with');
      return { number: null, key };
    },
    opening: (number) =>
      number === null ? set.before : set.numbered.flatMap((one) => (one.number === number ? one.key : [])),
    hashing: () => {
      const now = clock();
      const [inUse, ...others] = set.hashing.toSorted(
        (one, other) => Number(one.usedFrom > now) - Number(other.usedFrom > now),
      );
      if (!inUse) throw new Error('there is no data key to hash with');
      return [inUse, ...others];
    },
    turnTo: (read) => {
      set = read;
      staleAt = Date.now() + staleMs;
    },
  };
};
