import type { DataKeys } from '../platform/ports.ts';
import { alsoSealed } from '../platform/sensitive/also-sealed.ts';
import { keyRing } from '../platform/sensitive/data-keys.ts';
import { hashingKeysOfBefore, keySetOf } from '../platform/sensitive/wrapped-keys.ts';

/** Keys without a database: the first seals and hashes as it did before keys had numbers, the others open. */
export const keysOfBefore = (...all: [Buffer, ...Buffer[]]): DataKeys => {
  const made = { used_from: new Date(0), for_persons: true, also_seals: alsoSealed, wrappedBy: 0 };
  const hash = all.toReversed().map((key, at) => ({
    ...made,
    number: at + 1,
    purpose: 'hash' as const,
    content: hashingKeysOfBefore(key),
  }));
  return keyRing(keySetOf(hash, all), () => new Date());
};

/** Keys of which the one with the highest number seals and hashes. */
export const numberedKeys = (
  all: Readonly<Record<number, Buffer>>,
  before: readonly Buffer[] = [],
): DataKeys => {
  const made = { used_from: new Date(0), for_persons: true, also_seals: alsoSealed, wrappedBy: 0 };
  const keys = Object.entries(all).flatMap(([name, key]) => {
    const number = Number(name);
    return [
      { ...made, number, purpose: 'seal' as const, content: key },
      { ...made, number, purpose: 'hash' as const, content: hashingKeysOfBefore(key) },
    ];
  });
  return keyRing(keySetOf(keys, before), () => new Date());
};
