import { type SqlBool, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { namesSomebody, noNames } from '../sensitive/name-of-order.ts';
import { askOf, isThere } from './ask.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Lineage, lineageSchema } from './lineage.ts';
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
  lineage: lineageSchema,
});

/** The keys of records of a database as they stood at one moment. */
export interface KeyFile {
  lineage: Lineage;
  keys: readonly KeptKey[];
}

async function* linesOf(keys: readonly KeptKey[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield Buffer.from(`${JSON.stringify(key)}\n`);
}

/** @throws StartError when it cannot be written; that of before is there then */
export const writeRecordKeys = (
  file: string,
  recipient: string,
  { lineage, keys }: KeyFile,
  now: Date,
): Promise<void> => {
  const head: v.InferOutput<typeof fileSchema> = {
    format: 'sigorta-record-keys-1',
    takenAt: now.toISOString(),
    lineage,
  };
  return writeBackup(file, recipient, head, linesOf(keys), true);
};

/** @throws StartError when it is missing, damaged, or made for another key */
export const readRecordKeys = async (
  file: string,
  identity: string,
): Promise<KeyFile & { takenAt: string }> => {
  const { manifest, copy } = await readBackup(file, identity, fileSchema);
  const chunks: Buffer[] = [];
  for await (const chunk of copy) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
  const { takenAt, lineage } = manifest;
  return { takenAt, lineage, keys: lines.map((line) => v.parse(recordKeySchema, JSON.parse(line))) };
};

/** What was deleted after the backup goes again, with what of it lay in plain columns. */
const deleteAgain = async (trx: Transaction<Database>, ids: readonly string[]): Promise<void> => {
  await trx
    .updateTable('purchase_order')
    .set((to) => ({
      application: '{}',
      billing: JSON.stringify({ provinceId: 0, districtId: 0, address: '', email: '' }),
      buyer_name: noNames.buyer_name,
      phone: null,
      version: to('version', '+', 1),
    }))
    .where('quote_id', 'in', ids)
    .where(namesSomebody)
    .where(sql<SqlBool>`not ${sql.raw(isLeft('purchase_order'))}`)
    .execute();
  await trx
    .deleteFrom('quote')
    .where('id', 'in', ids)
    .where(
      sql<SqlBool>`not exists (select from purchase_order where purchase_order.quote_id = quote.id and ${namesSomebody})`,
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
 * The keys that open what came back. Those of purchases are always the backup's own: no file beside it can take them away. Of other
 * records the newest, unless it opens nothing here: one that was made for a correction since, or lies under a data key from after the backup.
 */
const fittingKeys = async (
  trx: Transaction<Database>,
  { kept, others }: Manifest['records'],
  newest: readonly KeptKey[],
): Promise<readonly KeptKey[]> => {
  const madeAt = new Map(others.map(({ id, made_at }) => [id, made_at]));
  const dataKeys = new Set(
    (await trx.selectFrom('data_key').select('number').execute()).map(({ number }) => number),
  );
  const fits = ({ id, made_at, wrapped }: KeptKey): boolean => {
    const number = wrappedBy.exec(wrapped)?.[1];
    return madeAt.get(id) === made_at && (number === undefined || dataKeys.has(Number(number)));
  };
  return [...kept, ...newest.filter(fits)];
};

/** Purchases whose sealed answers open no more. */
const closedPurchases = async (trx: Transaction<Database>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from purchase_order o
    where o.buyer_name <> '' and ${sql.raw(isLeft('o'))} and ((o.application::text || o.billing::text) like '%"sealed.v3.%'
      or starts_with(o.buyer_name, 'sealed.v3.'))
      and not exists (select from record_key where record_key.id = o.quote_id)`.execute(trx);
  return rows[0]?.n ?? 0;
};

/**
 * Gives a restored database its keys of records: those of purchases and the newest of others, and what has none of them any more is deleted
 * again; or where none were kept those of purchases alone. A database of before there were such keys is left as it is.
 * @returns purchases without the key that they need, which were without it in the backup
 */
export const applyRecordKeys = async (
  trx: Transaction<Database>,
  { records }: Pick<Manifest, 'records'>,
  newest: readonly KeptKey[] | null,
): Promise<number> => {
  if (!(await isThere(askOf(trx), 'record_key'))) return 0;
  const keys = await fittingKeys(trx, records, newest ?? []);
  /* not row by row: a key of a purchase would stay */
  await sql`truncate record_key`.execute(trx);
  for (let from = 0; from < keys.length; from += together)
    await trx
      .insertInto('record_key')
      .values(keys.slice(from, from + together).map((key) => ({ ...key, made_at: new Date(key.made_at) })))
      .execute();
  if (newest !== null) {
    const known = new Set(newest.map(({ id }) => id));
    const gone = [...records.others, ...records.kept].map(({ id }) => id).filter((id) => !known.has(id));
    for (let from = 0; from < gone.length; from += together)
      await deleteAgain(trx, gone.slice(from, from + together));
  }
  return closedPurchases(trx);
};
