import { createHmac, hkdfSync } from 'node:crypto';

const keyedHash = (dataKey: Buffer, phone: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', dataKey, '', 'phone index', 32)))
    .update(phone)
    .digest('base64url');

/** A phone as it can be found again without being stored: who has only the database cannot tell whose it is. */
export const phoneKey = (keys: readonly [Buffer, ...Buffer[]], phone: string): string =>
  keyedHash(keys[0], phone);

/** Under every key that was in use, for looking up. */
export const phoneKeys = (keys: readonly [Buffer, ...Buffer[]], phone: string): string[] =>
  keys.map((key) => keyedHash(key, phone));
