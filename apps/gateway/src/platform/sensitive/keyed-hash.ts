import { createHmac } from 'node:crypto';
import type { DataKeys, HashingKey, HashPurpose } from '../ports.ts';

export const hashUnder = ({ of }: HashingKey, purpose: HashPurpose, text: string): string =>
  createHmac('sha256', of[purpose]).update(text).digest('base64url');

/** A text as it can be found again without being stored: who has only the database can neither read nor try it. */
export const keyedHash = (keys: DataKeys, purpose: HashPurpose, text: string): string =>
  hashUnder(keys.hashing()[0], purpose, text);

/** Under every key that was in use, for looking up. */
export const keyedHashes = (keys: DataKeys, purpose: HashPurpose, text: string): string[] =>
  keys.hashing().map((key) => hashUnder(key, purpose, text));
