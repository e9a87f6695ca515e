import { randomBytes } from 'node:crypto';
import { isSealed, loneKey, seal, unseal } from '../../platform/sensitive/seal.ts';

/**
 * The page that sends a browser to its bank, for the one row it lies in. It may carry the card, so it is sealed with a key
 * that stands in the buyer's own address and nowhere else: neither the database nor a copy of it can be read.
 */
export function sealPage(attemptId: string, html: string): { sealed: string; key: string } {
  const key = randomBytes(32);
  return { sealed: seal(loneKey(key), attemptId, html), key: key.toString('base64url') };
}

/** @returns null when the key is not the one it was sealed with */
export function openPage(attemptId: string, stored: string, key: string): string | null {
  /* one that was written before pages were sealed */
  if (!isSealed(stored)) return stored;
  try {
    const html = unseal(loneKey(Buffer.from(key, 'base64url')), attemptId, stored);
    return typeof html === 'string' ? html : null;
  } catch {
    return null;
  }
}
