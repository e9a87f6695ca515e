import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM, base64url of initial vector, cipher and tag.
 * @param key 32 bytes
 * @param bound text that has to be the same when it is opened
 */
export function sealBytes(key: Buffer, bound: string, plain: Buffer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(bound, 'utf8'));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** @returns a buffer of its own that the caller wipes; null for what this key did not seal, or sealed for something else */
export function openBytes(key: Buffer, bound: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(bound, 'utf8'));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  /* a stream cipher: all of the text comes from this one call */
  const plain = decipher.update(bytes.subarray(ivBytes, bytes.length - tagBytes));
  try {
    decipher.final();
    return plain;
  } catch {
    plain.fill(0);
    return null;
  }
}
