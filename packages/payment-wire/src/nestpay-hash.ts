import { createHash, timingSafeEqual } from 'node:crypto';

/* nationalidno is added by one bank after the hash was made; hash and encoding are never part of it */
const leftOut = new Set(['hash', 'encoding', 'nationalidno']);

/**
 * By the name in lower case, each byte by its number: never in the order of a Turkish alphabet, which puts I and i apart and
 * refuses genuine returns.
 */
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => {
  const [left, right] = [lowerCase(a), lowerCase(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};
const lowerCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/**
 * Hash version 3 of a form, both ways: all values, empty ones too, in the order of their names, each escaped, joined by a
 * bar, then the store key; SHA-512, base64. Source: Payten, "Hash.Ver3"; the vector in hash.test.ts.
 * @param fields values whose characters are bytes
 */
export const hashV3 = (fields: Readonly<Record<string, string>>, storeKey: string): string =>
  hashOfText(Buffer.from(hashedText(fields, storeKey), 'latin1'));

/** What is hashed, for whoever fills in bytes that shall be no text here. */
export function hashedText(fields: Readonly<Record<string, string>>, storeKey: string): string {
  const values = Object.entries(fields)
    .filter(([name]) => !leftOut.has(lowerCase(name)))
    .toSorted(byName)
    .map(([, value]) => escaped(value));
  return [...values, escaped(storeKey)].join('|');
}

/** @param text as `hashedText` gives it, in bytes */
export const hashOfText = (text: Buffer): string => createHash('sha512').update(text).digest('base64');

/** Constant-time comparison; anything that is not the same 88 characters is false. */
export function isHash(expected: string, given: unknown): boolean {
  if (typeof given !== 'string' || given.length !== expected.length || !/^[A-Za-z0-9+/=]+$/.test(given))
    return false;
  return timingSafeEqual(Buffer.from(expected, 'latin1'), Buffer.from(given, 'latin1'));
}
