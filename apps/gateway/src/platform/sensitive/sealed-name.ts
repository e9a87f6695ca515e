import type { Logger } from 'pino';
import type { StoredName } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { SealedText } from './also-sealed.ts';
import { nameHashes } from './name-beginnings.ts';
import { DoesNotOpen, type Sealing, seal } from './seal.ts';
import { openText } from './sealed-text.ts';

/* Names of a record: sealed under its key, and found by the beginnings of their words (name-beginnings.ts). One way in, one way out. */

/** A record as its name is read with it: who forgets what opens it does not compile. */
export interface NamedRecord {
  id: string;
  full_name: StoredName;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

/**
 * A name as somebody typed it: one that begins as a sealed value does could be told from none (decision 0611).
 * @throws Refusal
 */
export const typedName = (typed: string, field: string): string => {
  if (/^\s*sealed\.v/.test(typed))
    throw new Refusal('invalid-input', { fields: [{ field, message: 'field.signs.error' }] });
  return typed;
};

/**
 * As it is stored: in clear while a version before may read it.
 * @param own what the record is sealed under
 */
export const storedName = (
  own: Sealing,
  { what, id, name }: { what: SealedText; id: string; name: string },
): StoredName => {
  const isNamed = own.sealing().alsoSeals?.includes(what) ?? false;
  const stored: unknown = isNamed ? seal(own, id, name) : name;
  return stored as StoredName;
};

/** The columns of an application's name. @param own what the record is sealed under */
export const sealName = (keys: DataKeys, own: Sealing, { id, name }: { id: string; name: string }) => ({
  full_name: storedName(own, { what: 'application.full_name', id, name }),
  name_keys: nameHashes(keys, 'application', id, name),
});

/**
 * As it was given; null where nobody opens it any more.
 * @throws DoesNotOpen
 */
export const openName = (keys: DataKeys, { id, full_name, record_key }: NamedRecord): string | null =>
  openText(keys, { id, text: String(full_name), record_key });

/** The same among others: one that does not open is told in the log, and keeps nobody from the rest. */
export const nameAmongOthers = (
  { dataKeys, log }: { dataKeys: DataKeys; log: Logger },
  record: NamedRecord,
): string | null => {
  try {
    return openName(dataKeys, record);
  } catch (error) {
    if (!(error instanceof DoesNotOpen)) throw error;
    log.warn({ event: 'name-does-not-open' });
    return null;
  }
};
