import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const mark = 'sealed.v1.';
const ivBytes = 12;
const tagBytes = 16;

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(mark);

/**
 * A value as text only the key's holder can read (AES-256-GCM, a fresh nonce each time).
 * @param row what it belongs to; elsewhere it does not open
 */
export const seal = (key: Buffer, row: string, value: unknown): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row, 'utf8'));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return mark + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

/**
 * @param keys today's first, then those of before
 * @throws Error without a word of the value when no key fits
 */
export const unseal = (keys: readonly Buffer[], row: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(row, 'utf8')).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    } catch {
      // another key, or another row's
    }
  }
  throw new Error('a sealed value does not open');
};
