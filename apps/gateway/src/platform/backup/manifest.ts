import { type QueryExecutorProvider, sql } from 'kysely';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

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
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** One statement on the connection that holds the snapshot. */
export type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>;

export const askOf =
  (db: QueryExecutorProvider): Ask =>
  async (text) =>
    (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows;

/** Rows of every table of ours, by its name; unlogged ones (rate limits) are no part of a backup. */
export const countRows = async (ask: Ask): Promise<Record<string, number>> => {
  const tables = await ask(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
     and c.relname <> 'restore_unfinished' order by c.relname collate "C"`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await ask(`select count(*)::text as n from public."${String(name)}"`);
    counts[String(name)] = Number(row?.n);
  }
  return counts;
};

/** @throws StartError when the database holds no gateway's tables */
export const describe = async (
  ask: Ask,
  kind: Manifest['kind'],
  takenAt: Date,
  secret: string | null,
): Promise<Manifest> => {
  const [there] = await ask(`select to_regclass('public.kysely_migration') is not null as there`);
  if (there?.there !== true)
    throw new StartError('There is nothing to back up: no gateway has used this database.');
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
  };
};

/** Tables whose rows are not as many as the manifest says. */
export const differingTables = (manifest: Manifest, rows: Record<string, number>): string[] =>
  [...new Set([...Object.keys(manifest.rows), ...Object.keys(rows)])].filter(
    (table) => manifest.rows[table] !== rows[table],
  );
