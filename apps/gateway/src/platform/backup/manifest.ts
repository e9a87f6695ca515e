import * as v from 'valibot';
import { ordersThatAre } from '../transitions/order-questions.ts';
import { openAttemptStates } from '../transitions/states.ts';
import { type Ask, instantOf, isThere } from './ask.ts';
import { lineageOf, lineageSchema } from './lineage.ts';

export const recordKeySchema = v.strictObject({
  id: v.string(),
  partner_id: v.string(),
  phone_key: v.string(),
  wrapped: v.string(),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type KeptKey = v.InferOutput<typeof recordKeySchema>;

const recordsSchema = v.strictObject({
  /** keys of purchases, and of what may still be found to have been paid */
  kept: v.array(recordKeySchema),
  /** the other records that had a key at the moment of the copy, and since when: one whose key is gone since was deleted */
  others: v.array(v.strictObject(v.entriesFromList(['id', 'made_at'], v.string()))),
});

/** What a backup says of itself; it stands before the copy, sealed like it. */
export const manifestSchema = v.strictObject({
  format: v.literal('sigorta-backup-1'),
  kind: v.picklist(['embedded', 'postgres']),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `server_version_num` of the database it was taken from */
  serverVersion: v.number(),
  migrations: v.array(v.string()),
  /** rows of each table that is kept, at the moment of the copy */
  rows: v.record(v.string(), v.number()),
  /** `secret` of the data folder, which stands for a SECRET_KEY that was not set; without it nothing sealed opens */
  secret: v.nullable(v.string()),
  /** none of before there were keys of records */
  lineage: v.optional(lineageSchema),
  /** keys of records are no part of the copy (record-key-file.ts); of before there were such keys: none */
  records: v.optional(recordsSchema, { kept: [], others: [] }),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Rows of every table of ours, by its name; unlogged ones (rate limits) and keys of records are no part of a backup. */
export const countRows = async (ask: Ask): Promise<Record<string, number>> => {
  const tables = await ask(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
     and c.relname not in ('restore_unfinished', 'record_key') order by c.relname collate "C"`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await ask(`select count(*)::text as n from public."${String(name)}"`);
    counts[String(name)] = Number(row?.n);
  }
  return counts;
};

/** As they stand now; none where the database is of before there were such keys. */
export const recordKeys = async (ask: Ask, which = 'true'): Promise<KeptKey[]> => {
  if (!(await isThere(ask, 'record_key'))) return [];
  const rows = await ask(
    `select id, partner_id, phone_key, wrapped, made_at from public.record_key k where ${which} order by id collate "C"`,
  );
  return rows.map((row) => v.parse(recordKeySchema, { ...row, made_at: instantOf(row.made_at) }));
};

const listed = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');

/** SQL of whether a deletion leaves an order: it cost money, or may still. @param o the table, or its other name */
export const isLeft = (o: string): string => `(${o}.state not in (${listed(ordersThatAre('not-bought'))})
  or exists (select from public.attempt a where a.order_id = ${o}.id
    and a.state in (${listed(['CHARGED', ...openAttemptStates])})))`;

/** An attempt that ended so shortly before a backup is looked after as if it had not: it may be found to have been paid. */
export const lookedAfterMs = 24 * 3_600_000;

/** SQL of whether a purchase may need its key, whatever is found out after a restore. */
const isOfPurchase = (takenAt: Date): string => `exists (select from public.purchase_order o
  where o.quote_id = k.id and o.buyer_name <> '' and (${isLeft('o')}
    or exists (select from public.attempt a where a.order_id = o.id
      and a.updated_at >= '${new Date(takenAt.getTime() - lookedAfterMs).toISOString()}')))`;

const recordsIn = async (ask: Ask, takenAt: Date): Promise<Manifest['records']> => {
  if (!(await isThere(ask, 'record_key'))) return { kept: [], others: [] };
  const kept = await recordKeys(ask, isOfPurchase(takenAt));
  const others = await ask(
    `select id, made_at from public.record_key k where not ${isOfPurchase(takenAt)} order by id collate "C"`,
  );
  return {
    kept,
    others: others.map(({ id, made_at }) => ({ id: String(id), made_at: instantOf(made_at) })),
  };
};

/** @throws StartError when the database holds no gateway's tables, or half of a backup */
export const describe = async (
  ask: Ask,
  kind: Manifest['kind'],
  takenAt: Date,
  secret: string | null,
): Promise<Manifest> => {
  const lineage = await lineageOf(ask);
  const [version] = await ask(`select current_setting('server_version_num')::integer as version`);
  const migrations = await ask('select name from public.kysely_migration');
  return {
    format: 'sigorta-backup-1',
    kind,
    takenAt: takenAt.toISOString(),
    serverVersion: Number(version?.version),
    migrations: migrations.map(({ name }) => String(name)).sort(),
    rows: await countRows(ask),
    secret,
    lineage,
    records: await recordsIn(ask, takenAt),
  };
};

/** Tables whose rows are not as many as the manifest says. */
export const differingTables = (manifest: Manifest, rows: Record<string, number>): string[] =>
  [...new Set([...Object.keys(manifest.rows), ...Object.keys(rows)])].filter(
    (table) => manifest.rows[table] !== rows[table],
  );
