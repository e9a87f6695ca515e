import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const whole = new WeakMap<Buffer, KeyObject>();
const derived = new WeakMap<Buffer, Map<string, KeyObject>>();

/** A secret as a key of `createHmac` or a cipher, made once: from bytes each call would make it anew, which takes longer than the call. It goes with its bytes. */
export function secretKey(secret: Buffer): KeyObject {
  const known = whole.get(secret);
  if (known) return known;
  const made = createSecretKey(secret);
  whole.set(secret, made);
  return made;
}

/** The same of a key that is derived for one purpose (HKDF, SHA-256, 32 bytes). */
export function derivedKey(secret: Buffer, purpose: string): KeyObject {
  const ofSecret = derived.get(secret) ?? new Map<string, KeyObject>();
  derived.set(secret, ofSecret);
  const known = ofSecret.get(purpose);
  if (known) return known;
  const made = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  ofSecret.set(purpose, made);
  return made;
}
