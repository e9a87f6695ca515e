import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** Whether the header names the secret that the gateway and card entry share. */
export const isBearer = (secret: string, header: string | undefined): boolean =>
  timingSafeEqual(digest(`Bearer ${secret}`), digest(header ?? ''));
