import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { openingRecord } from '../platform/sensitive/record-keys.ts';
import { KeyIsGone, unseal } from '../platform/sensitive/seal.ts';

/** A row as it lay at some moment, with all of its columns. */
export interface Copy {
  table: string;
  row: string;
}

export const copiesOf = async (
  { db }: Pick<Context, 'db'>,
  table: string,
  where: RawBuilder<unknown>,
): Promise<Copy[]> =>
  (
    await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where ${where}`.execute(db)
  ).rows.map(({ row }) => ({ table, row }));

/** Puts one back, as a backup would. */
export const putBack = async ({ db }: Pick<Context, 'db'>, { table, row }: Copy): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${row}::jsonb)`.execute(db);
};

/** Every text under the key of a record in it, with that record. */
export const ofRecords = (text: string): { value: string; id: string }[] =>
  [...text.matchAll(/sealed\.v3\.([\w-]+)\.[\w-]+/g)].map(([value, id = '']) => ({ value, id }));

export const wrappedKeyOf = async ({ db }: Pick<Context, 'db'>, id: string): Promise<string | null> =>
  (await db.selectFrom('record_key').select('wrapped').where('id', '=', id).executeTakeFirst())?.wrapped ??
  null;

/** Whether a text under the key of a record opens with what the database holds now; any other reason is thrown. */
export const opensNow = async (
  context: Pick<Context, 'db' | 'dataKeys'>,
  { value, id }: { value: string; id: string },
): Promise<boolean> => {
  try {
    unseal(openingRecord(context.dataKeys, id, await wrappedKeyOf(context, id)), id, value);
    return true;
  } catch (error) {
    if (error instanceof KeyIsGone) return false;
    throw error;
  }
};
