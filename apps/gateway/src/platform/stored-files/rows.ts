import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { FileKind, StoredFile } from '../ports.ts';

export const fileKinds = ['document', 'picture'] as const satisfies readonly FileKind[];

/** What tells rows of a kind apart. */
const keys = { document: 'id', picture: 'name' } as const satisfies Record<FileKind, string>;

export interface FileRow extends StoredFile {
  id: string;
}

type Where = 'database' | 'store';

const lies = (where: Where) =>
  where === 'database' ? sql`bytes is not null` : sql`object is not null and lost_at is null`;

/** Rows whose files lie there, some at a time in the order of their keys. @param after key of the last one of before */
export async function rowsThatLie(
  { db }: Pick<Context, 'db'>,
  kind: FileKind,
  { where, after, most }: { where: Where; after: string; most: number },
): Promise<FileRow[]> {
  const key = sql.ref(keys[kind]);
  const { rows } = await sql<FileRow>`select ${key} as id, bytes, object, object_key, sha256
    from ${sql.table(kind)} where ${key} > ${after} and ${lies(where)} order by ${key} limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Lets a row name where its file lies now, unless it was put elsewhere meanwhile. */
export async function nameFile(
  { db }: Pick<Context, 'db'>,
  kind: FileKind,
  row: FileRow,
  { bytes, object, object_key, sha256 }: StoredFile,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(kind)}
    set bytes = ${bytes}, object = ${object}, object_key = ${object_key}, sha256 = ${sha256}
    where ${sql.ref(keys[kind])} = ${row.id} and object is not distinct from ${row.object}
      and lost_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export type Counts = Record<Where | 'lost', number>;

/** How many files lie where. */
export async function countFiles({ db }: Pick<Context, 'db'>, kind: FileKind): Promise<Counts> {
  const { rows } = await sql<
    Record<keyof Counts, string>
  >`select count(*) filter (where bytes is not null) as database,
    count(*) filter (where object is not null and lost_at is null) as store,
    count(*) filter (where lost_at is not null) as lost from ${sql.table(kind)}`.execute(db);
  const [{ database = '0', store = '0', lost = '0' } = {}] = rows;
  return { database: Number(database), store: Number(store), lost: Number(lost) };
}
