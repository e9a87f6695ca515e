import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { StoredPhone } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import type { SealedText } from './also-sealed.ts';
import { keyedHash, keyedHashes } from './keyed-hash.ts';
import { openingRecord } from './record-keys.ts';
import { DoesNotOpen, isSealed, KeyIsGone, type Sealing, seal, unseal } from './seal.ts';

/* Phones of a record: sealed under its key, and found by keyed hashes beside them, whole or by their last four digits. One way in, one way out. */

/** A record as its phone is read with it: who forgets what opens it does not compile. */
export interface CalledRecord {
  id: string;
  phone: StoredPhone | null;
  /** the record's wrapped key, read with it */
  record_key: string | null;
}

/** so many digits of an end that lists show are told, and looked for */
export const endOfPhone = 4;

/** What finds a phone again without its being stored. @param phone E.164 */
export const phoneHashes = (keys: DataKeys, phone: string) => ({
  phone_key: keyedHash(keys, 'phone index', phone),
  phone_end_key: keyedHash(keys, 'phone end', phone.slice(-endOfPhone)),
});

/**
 * Its columns, as they are stored: in clear while a version before may read them.
 * @param own what the record is sealed under
 */
export const sealPhone = (
  keys: DataKeys,
  own: Sealing,
  { what, id, phone }: { what: SealedText; id: string; phone: string },
) => {
  const isNamed = own.sealing().alsoSeals?.includes(what) ?? false;
  const stored: unknown = isNamed ? seal(own, id, phone) : phone;
  return { phone: stored as StoredPhone, ...phoneHashes(keys, phone) };
};

/** The columns of a record without one. */
export const noPhone = { phone: null, phone_key: null, phone_end_key: null };

/**
 * As E.164; null where it has none, or nobody opens it any more.
 * @throws DoesNotOpen
 */
export const openPhone = (keys: DataKeys, { id, phone, record_key }: CalledRecord): string | null => {
  if (phone === null) return null;
  if (!isSealed(phone)) return String(phone);
  try {
    return String(unseal(openingRecord(keys, id, record_key), id, phone));
  } catch (error) {
    if (error instanceof KeyIsGone) return null;
    throw error;
  }
};

/** The same among others: one that does not open is told in the log, and keeps nobody from the rest. */
export const phoneAmongOthers = (
  { dataKeys, log }: { dataKeys: DataKeys; log: Logger },
  record: CalledRecord,
): string | null => {
  try {
    return openPhone(dataKeys, record);
  } catch (error) {
    if (!(error instanceof DoesNotOpen)) throw error;
    log.warn({ event: 'phone-does-not-open' });
    return null;
  }
};

export type PhoneTable = 'application' | 'quote' | 'purchase_order';

/** SQL of whether a row has this phone: by its hash, or as a version before wrote it. @param phone E.164 */
export const hasPhone = (table: PhoneTable, keys: DataKeys, phone: string) => {
  const hashes = sql.join(keyedHashes(keys, 'phone index', phone));
  return sql<boolean>`(${sql.ref(`${table}.phone`)} = ${phone} or ${sql.ref(`${table}.phone_key`)} in (${hashes}))`;
};

/** A row that was read with what tells whose it is. */
export interface FoundByPhone {
  phone: StoredPhone | null;
  phone_key: string | null;
}

/** The same of a row that was read. @param phone E.164 */
export const isOfPhone = (keys: DataKeys, row: FoundByPhone, phone: string): boolean =>
  (row.phone !== null && String(row.phone) === phone) ||
  (row.phone_key !== null && keyedHashes(keys, 'phone index', phone).includes(row.phone_key));

/** Under every key that was in use. @param phones E.164 */
export const wholeHashes = (keys: DataKeys, phones: readonly string[]): string[] =>
  phones.flatMap((phone) => keyedHashes(keys, 'phone index', phone));

/** Under every key that was in use. @param digits the last four */
export const endHashes = (keys: DataKeys, digits: string): string[] => keyedHashes(keys, 'phone end', digits);
