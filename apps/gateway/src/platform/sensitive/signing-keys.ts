import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a signature is what one of our keys makes, in constant time for each.
 * @param sign the signature that a key makes, in the same writing
 */
export const isOfOurs = (keys: readonly Buffer[], given: string, sign: (key: Buffer) => string): boolean => {
  const bytes = Buffer.from(given, 'utf8');
  return keys.some((key) => {
    const right = Buffer.from(sign(key), 'utf8');
    return right.length === bytes.length && timingSafeEqual(right, bytes);
  });
};
