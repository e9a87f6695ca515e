import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, origin: string): string =>
  createHmac('sha256', secret).update(`frame|${origin}`, 'utf8').digest('base64url');

/** Address of the frame for pages of one origin. Only whoever knows the secret can let a page show it. */
export function frameAddress(cardUrl: string, secret: string, origin: string): string {
  const query = new URLSearchParams({ ust: origin, imza: signatureOf(secret, origin) });
  return `${cardUrl}/kart?${query}`;
}

/** Whether a page of this origin may show the frame. */
export function isFrameSignature(secret: string, origin: string, given: string): boolean {
  const expected = Buffer.from(signatureOf(secret, origin));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
