import { sql } from 'kysely';

/** What of PostgreSQL a schema or a statement may lean on, and another engine may not have or do otherwise. */
export type Feature = keyof typeof inSchema | keyof typeof inStatements;

const names = (query: string) => sql<{ place: string }>`${sql.raw(query)}`;

const unique = `select indexrelid::regclass::text as place from pg_index
  join pg_class on pg_class.oid = indexrelid where indisunique and relnamespace = 'public'::regnamespace`;
const triggers = `select tgrelid::regclass::text || '.' || tgname as place from pg_trigger where not tgisinternal`;

/** Found in the catalogue of a migrated database. */
export const inSchema = {
  'unique keys': names(unique),
  references: names(
    `select conrelid::regclass::text || '.' || conname as place from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  ),
  triggers: names(`${triggers} and tgconstraint = 0`),
  'deferred triggers': names(`${triggers} and tgconstraint <> 0`),
  'functions in PL/pgSQL': names(
    `select proname as place from pg_proc where pronamespace = 'public'::regnamespace
     and prolang = (select oid from pg_language where lanname = 'plpgsql')`,
  ),
  'stored generated columns': names(
    `select attrelid::regclass::text || '.' || attname as place from pg_attribute
     join pg_class on pg_class.oid = attrelid where attgenerated = 's' and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  ),
  'identity columns': names(
    `select attrelid::regclass::text || '.' || attname as place from pg_attribute where attidentity <> ''`,
  ),
  'GIN indexes of one column': names(
    `select indexrelid::regclass::text as place from pg_index join pg_class on pg_class.oid = indexrelid
     where relam = (select oid from pg_am where amname = 'gin') and relnamespace = 'public'::regnamespace and indnatts = 1`,
  ),
  'GIN indexes of several': names(
    `select indexrelid::regclass::text as place from pg_index join pg_class on pg_class.oid = indexrelid
     where relam = (select oid from pg_am where amname = 'gin') and relnamespace = 'public'::regnamespace and indnatts > 1`,
  ),
  'other indexes than B-tree and GIN': names(
    `select relname as place from pg_class where relkind = 'i' and relnamespace = 'public'::regnamespace
     and relam not in (select oid from pg_am where amname in ('gin', 'btree'))`,
  ),
  'exclusion constraints': names(
    `select conname as place from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace`,
  ),
  'unlogged tables': names(
    `select relname as place from pg_class where relpersistence = 'u' and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  ),
  'inherited or partitioned tables': names(`select inhrelid::regclass::text as place from pg_inherits`),
  extensions: names(`select extname as place from pg_extension where extname <> 'plpgsql'`),
} as const;

/** Found in the sources of the gateway; migrations count as schema. */
export const inStatements = {
  'listen and notify': /`listen |pg_notify\(/i,
  'advisory locks of a transaction': /pg_(?:try_)?advisory_xact_lock/i,
  'advisory locks of a session': /pg_(?:try_)?advisory_(?:lock|unlock)/i,
  'table locks': /\block table\b/i,
  'row locks': /\.forUpdate\(|\.forShare\(|\bfor (?:update|share)\b(?! nowait| of| set)/,
  'skip locked': /\.skipLocked\(|skip locked/i,
  'repeatable read': /'repeatable read'/,
  serializable: /'serializable'/,
  'exported snapshots': /pg_export_snapshot/,
  'settings of a session': /`set (?!local\b)\w+ (?:=|to) /i,
  'settings of a transaction': /\bset local\b/i,
  'temporary tables': /create temp(?:orary)? table|into temp\b/i,
  'insert or update': /\.onConflict\(|\bon conflict\b/i,
  'statements that write in a part': /\bwith \w+ as (?:materialized )?\((?:insert|update|delete)\b/i,
  'copy in and out': /\bcopy \w+ (?:from|to) /i,
  'two-phase commit': /prepare transaction/i,
} as const;
