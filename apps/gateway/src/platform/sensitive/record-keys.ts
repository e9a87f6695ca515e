import { randomBytes } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { RecordKeyTable } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import { keyedHash } from './keyed-hash.ts';
import { type Opening, type Sealing, seal, unseal } from './seal.ts';

/* A key of each record that a person can have deleted (decision 0507): without it nothing opens, wherever a copy of the row lies. */

export type NewRecordKey = Insertable<RecordKeyTable>;

/** Whose record it is. Without a phone nobody can have it deleted, and it has no key of its own. */
export interface RecordOf {
  id: string;
  partnerId: string;
  phone: string | null;
}

/** What a wrapped key is bound to; no value of a row is bound to such a name. */
const placeOf = (id: string): string => `record key ${id}`;

/** The wrapped key of a record, read in the statement that reads the record. @param id the column that names it */
export const recordKey = (
  id: 'quote.id' | 'application.id' | 'payment_request.id' | 'purchase_order.quote_id' | 'order.quote_id',
) =>
  sql<string | null>`(select record_key.wrapped from record_key where record_key.id = ${sql.ref(id)})`.as(
    'record_key',
  );

/**
 * What a record is sealed under, whole and anew, and the row to be stored with it; without one it is sealed as it always was.
 * Each writing makes a key of its own: with what was written before, the former one goes.
 */
export const newRecordKey = (
  keys: DataKeys,
  { id, partnerId, phone }: RecordOf,
  now: Date,
): { keys: Sealing; row: NewRecordKey | null } => {
  if (phone === null || !keys.sealing().isForPersons) return { keys, row: null };
  const key = randomBytes(32);
  const { alsoSeals = [] } = keys.sealing();
  const row = {
    id,
    partner_id: partnerId,
    phone_key: keyedHash(keys, 'phone index', phone),
    wrapped: seal(keys, placeOf(id), key.toString('base64url')),
    made_at: now,
  };
  return { keys: { sealing: () => ({ number: null, record: id, key, alsoSeals }) }, row };
};

const unwrapped = (keys: Opening, id: string, wrapped: string): Buffer =>
  Buffer.from(String(unseal(keys, placeOf(id), wrapped)), 'base64url');

/** What opens a record. @param wrapped its key as `recordKey` read it; null: it has none, or none any more */
export const openingRecord = (keys: Opening, id: string, wrapped: string | null): Opening => {
  /* once for all answers of a form; it is gone with whoever reads this record */
  let own: readonly Buffer[] | undefined;
  return {
    opening: keys.opening,
    ofRecord: (named) => {
      if (wrapped === null || named !== id) return [];
      own ??= [unwrapped(keys, id, wrapped)];
      return own;
    },
  };
};

/**
 * What more of a stored record is sealed under: the key that it has.
 * @throws DoesNotOpen where that one does not open
 */
export const sealingRecord = (keys: DataKeys, id: string, wrapped: string | null): Sealing => {
  if (wrapped === null) return keys;
  const key = unwrapped(keys, id, wrapped);
  const { alsoSeals = [] } = keys.sealing();
  return { sealing: () => ({ number: null, record: id, key, alsoSeals }) };
};

/** The statement that writes a record writes its key too, in the place of a former one. */
export const withRecordKeys = (db: Kysely<Database>, rows: readonly NewRecordKey[]) =>
  db.with('record_keys', (also) =>
    also
      .insertInto('record_key')
      .values([...rows])
      .onConflict((known) =>
        known.column('id').doUpdateSet((to) => ({
          partner_id: to.ref('excluded.partner_id'),
          phone_key: to.ref('excluded.phone_key'),
          wrapped: to.ref('excluded.wrapped'),
          made_at: to.ref('excluded.made_at'),
        })),
      ),
  );

/** Of a record that is sealed as it always was: what it was sealed under before goes. */
export const withoutRecordKey = (db: Kysely<Database>, id: string) =>
  db.with('record_keys', (also) => also.deleteFrom('record_key').where('id', '=', id));
