import type { DataKeys } from '../../platform/ports.ts';

import { keyedHash, keyedHashes } from '../../platform/sensitive/keyed-hash.ts';

/** A phone as it can be found again without being stored: who has only the database cannot tell whose it is. */
export const phoneKey = (keys: DataKeys, phone: string): string => keyedHash(keys, 'phone index', phone);

/** Under every key that was in use, for looking up. */
export const phoneKeys = (keys: DataKeys, phone: string): string[] => keyedHashes(keys, 'phone index', phone);
