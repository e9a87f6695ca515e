import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keyed, because a million codes are quickly tried against a plain hash. */
export const hashCode = (dataKey: Buffer, challenge: string, code: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', dataKey, '', 'login codes', 32)))
    .update(`${challenge}|${code}`)
    .digest('base64url');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
