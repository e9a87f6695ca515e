import type { DataKeys } from '../ports.ts';
import { openingRecord } from './record-keys.ts';
import { isSealed, KeyIsGone, unseal } from './seal.ts';

/** A text of a record as it lies, with what opens it. */
export interface LyingText {
  /** the row's name that it was sealed under */
  id: string;
  text: string;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

/**
 * As it was given, also where a version before stored it in clear; null where nobody opens it any more.
 * @throws DoesNotOpen
 */
export const openText = (keys: DataKeys, { id, text, record_key }: LyingText): string | null => {
  if (!isSealed(text)) return text;
  try {
    return String(unseal(openingRecord(keys, id, record_key), id, text));
  } catch (error) {
    if (error instanceof KeyIsGone) return null;
    throw error;
  }
};
