import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters that may stand in an address (ASVS 11.5.1). */
export const randomId = (): string => randomBytes(16).toString('base64url');
