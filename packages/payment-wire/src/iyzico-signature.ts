import { createHmac, timingSafeEqual } from 'node:crypto';

const hmacHex = (secretKey: string, ...texts: (string | Buffer)[]): string => {
  const hmac = createHmac('sha256', secretKey);
  for (const text of texts) hmac.update(text);
  return hmac.digest('hex');
};

/**
 * The `Authorization` header of a request (IYZWSv2).
 * @param path request path without host and query; @param body exactly what is sent
 * Source: docs.iyzico.com hmacsha256-auth; vector of iyzipay-node test/unit/UtilsTest.js.
 */
export function authorization(
  keys: { apiKey: string; secretKey: string },
  randomKey: string,
  path: string,
  body: string | Buffer,
): string {
  const signature = hmacHex(keys.secretKey, randomKey + path, body);
  const plain = `apiKey:${keys.apiKey}&randomKey:${randomKey}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(plain, 'utf8').toString('base64')}`;
}

/** Signature of an answer or callback: its values in the documented order, joined with a colon. */
export const signatureOf = (secretKey: string, values: readonly string[]): string =>
  hmacHex(secretKey, values.join(':'));

/** Constant-time comparison; anything that is not the same 64 hex digits is false. */
export function isSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}
