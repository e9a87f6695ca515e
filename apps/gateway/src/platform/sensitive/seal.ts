import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const mark = 'sealed.v1.';
const ivBytes = 12;
const tagBytes = 16;

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(mark);

/** None of our keys fits, or it belongs elsewhere. */
export class DoesNotOpen extends Error {}

const opened = (keys: readonly Buffer[], row: string, bytes: Buffer): Buffer => {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(row, 'utf8')).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // another key, or another row's
    }
  }
  throw new DoesNotOpen('a sealed value does not open');
};

const closed = (key: Buffer, row: string, plain: Uint8Array): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row, 'utf8'));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

/**
 * A value as text only the key's holder can read (AES-256-GCM, a fresh nonce each time).
 * @param row what it belongs to; elsewhere it does not open
 */
export const seal = (key: Buffer, row: string, value: unknown): string =>
  mark + closed(key, row, Buffer.from(JSON.stringify(value), 'utf8')).toString('base64url');

/**
 * @param keys today's first, then those of before
 * @throws Error without a word of the value when no key fits
 */
export const unseal = (keys: readonly Buffer[], row: string, sealed: string): unknown =>
  JSON.parse(
    opened(keys, row, Buffer.from(sealed.slice(mark.length), 'base64url')).toString('utf8'),
  ) as unknown;

const markBytes = Buffer.from(mark, 'utf8');

/** A file for a column of bytes, sealed like a value. */
export const sealBytes = (key: Buffer, row: string, plain: Uint8Array): Buffer =>
  Buffer.concat([markBytes, closed(key, row, plain)]);

/**
 * Files of before sealing come out as they lie.
 * @throws Error when no key fits
 */
export const unsealBytes = (keys: readonly Buffer[], row: string, stored: Uint8Array): Buffer => {
  const bytes = Buffer.from(stored);
  if (!bytes.subarray(0, markBytes.length).equals(markBytes)) return bytes;
  return opened(keys, row, bytes.subarray(markBytes.length));
};
