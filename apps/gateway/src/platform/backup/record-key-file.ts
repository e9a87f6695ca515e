import { type SqlBool, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { isLeft, type KeptKey, type Manifest, recordKeySchema } from './manifest.ts';

/*
 * Keys of records (platform/sensitive/record-keys.ts) are in no backup but those of purchases: a backup of before a deletion would hold
 * what the deletion destroyed. They go into a file of their own, sealed for the same recipient, which each writing replaces.
 */

/** rows an insert */
const together = 1000;

const fileSchema = v.strictObject({
  format: v.literal('sigorta-record-keys-1'),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
});

async function* linesOf(keys: readonly KeptKey[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield Buffer.from(`${JSON.stringify(key)}\n`);
}

/** @throws StartError when it cannot be written; that of before is there then */
export const writeRecordKeys = (
  file: string,
  recipient: string,
  keys: readonly KeptKey[],
  now: Date,
): Promise<void> => {
  const head: v.InferOutput<typeof fileSchema> = {
    format: 'sigorta-record-keys-1',
    takenAt: now.toISOString(),
  };
  return writeBackup(file, recipient, head, linesOf(keys), true);
};

/** @throws StartError when it is missing, damaged, or made for another key */
export const readRecordKeys = async (
  file: string,
  identity: string,
): Promise<{ takenAt: string; keys: KeptKey[] }> => {
  const { manifest, copy } = await readBackup(file, identity, fileSchema);
  const chunks: Buffer[] = [];
  for await (const chunk of copy) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
  return { takenAt: manifest.takenAt, keys: lines.map((line) => v.parse(recordKeySchema, JSON.parse(line))) };
};

/** What was deleted after the backup goes again, with what of it lay in plain columns. */
const deleteAgain = async (trx: Transaction<Database>, ids: readonly string[]): Promise<void> => {
  await trx
    .updateTable('purchase_order')
    .set((to) => ({
      application: '{}',
      billing: JSON.stringify({ provinceId: 0, districtId: 0, address: '', email: '' }),
      buyer_name: '',
      phone: null,
      version: to('version', '+', 1),
    }))
    .where('quote_id', 'in', ids)
    .where('buyer_name', '<>', '')
    .where(sql<SqlBool>`not ${sql.raw(isLeft('purchase_order'))}`)
    .execute();
  await trx
    .deleteFrom('quote')
    .where('id', 'in', ids)
    .where(
      sql<SqlBool>`not exists (select from purchase_order where purchase_order.quote_id = quote.id and purchase_order.buyer_name <> '')`,
    )
    .execute();
  await trx.deleteFrom('application').where('id', 'in', ids).execute();
  await trx
    .deleteFrom('payment_request')
    .where('id', 'in', ids)
    .where(sql<SqlBool>`not exists (select from payment where payment.request_id = payment_request.id)`)
    .execute();
};

const wrappedBy = /^sealed\.v2\.(\d{1,9})\./;

/**
 * The newest keys of what the backup holds. Those of its purchases are the backup's own: they never change, and since a turn of the data
 * keys the newest ones lie under one that the backup does not know. Of other records such a key would open nothing.
 */
const fittingKeys = async (
  trx: Transaction<Database>,
  { kept, others }: Manifest['records'],
  newest: readonly KeptKey[],
): Promise<KeptKey[]> => {
  const own = new Map(kept.map((key) => [key.id, key]));
  const held = new Set(others);
  const known = new Set(
    (await trx.selectFrom('data_key').select('number').execute()).map(({ number }) => number),
  );
  return newest.flatMap((key) => {
    const number = wrappedBy.exec(key.wrapped)?.[1];
    const opens = number === undefined || known.has(Number(number));
    return own.get(key.id) ?? (held.has(key.id) && opens ? key : []);
  });
};

/**
 * Gives a restored database its keys of records: the newest ones, and what has none of them any more is deleted again; or where none were
 * kept those of purchases, which the backup holds.
 */
export const applyRecordKeys = async (
  trx: Transaction<Database>,
  { records }: Manifest,
  newest: readonly KeptKey[] | null,
): Promise<void> => {
  const keys = newest === null ? records.kept : await fittingKeys(trx, records, newest);
  /* not row by row: a key of a purchase would stay */
  await sql`truncate record_key`.execute(trx);
  for (let from = 0; from < keys.length; from += together)
    await trx
      .insertInto('record_key')
      .values(keys.slice(from, from + together).map((key) => ({ ...key, made_at: new Date(key.made_at) })))
      .execute();
  if (newest === null) return;
  const known = new Set(newest.map(({ id }) => id));
  const gone = [...records.others, ...records.kept.map(({ id }) => id)].filter((id) => !known.has(id));
  for (let from = 0; from < gone.length; from += together)
    await deleteAgain(trx, gone.slice(from, from + together));
};
