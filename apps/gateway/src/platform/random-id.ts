import { randomBytes } from 'node:crypto';

const idBytes = 16;
/* the system is asked for the bits of many at once: each question costs more than they do */
const atOnce = 256;
let bits = Buffer.alloc(0);
let used = 0;

/** 128 random bits as 22 characters that may stand in an address (ASVS 11.5.1). */
export const randomId = (): string => {
  if (used === bits.length) {
    bits = randomBytes(idBytes * atOnce);
    used = 0;
  }
  const id = bits.toString('base64url', used, used + idBytes);
  /* what was given away is nowhere else */
  bits.fill(0, used, used + idBytes);
  used += idBytes;
  return id;
};

/** Whether a text from outside can be one of them. */
export const isRandomId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
