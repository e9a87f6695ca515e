import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters that may stand in an address (ASVS 11.5.1). */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** Whether a text from outside can be one of them. */
export const isRandomId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
