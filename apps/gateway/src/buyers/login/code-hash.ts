import { timingSafeEqual } from 'node:crypto';
import type { DataKeys } from '../../platform/ports.ts';

import { keyedHash, keyedHashes } from '../../platform/sensitive/keyed-hash.ts';

const hashed = (challenge: string, code: string): string => `${challenge}|${code}`;

/** Keyed, because a million codes are quickly tried against a plain hash. */
export const hashCode = (keys: DataKeys, challenge: string, code: string): string =>
  keyedHash(keys, 'login codes', hashed(challenge, code));

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether it is the code that was hashed, under whichever key. */
export const isCode = (keys: DataKeys, challenge: string, code: string, hash: string): boolean =>
  keyedHashes(keys, 'login codes', hashed(challenge, code)).some((one) => sameHash(one, hash));
