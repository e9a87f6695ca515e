import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** A page that a preview drew names its partner by such a token: the real shop knows none of them, and the preview no other. */
export const previewToken = 'onizleme-';

/** What a shop sells with, none of what it sold; parents before children. */
const copied = [
  { table: 'category', key: 'id' },
  { table: 'insurer', key: 'id' },
  { table: 'partner', key: 'id' },
] as const;

/** Money could go to the first, and calls of pages to the last, past what a preview holds apart. */
const withheld = ['havale_iban', 'havale_hesapSahibi', 'havale_banka', 'odeme_kurulusu', 'baseEndpoint'];

const rowsOf = async (db: Kysely<Database>, table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ rows: Record<string, unknown>[] | null }>`
    select json_agg(to_json(t)) as rows from ${sql.table(table)} t`.execute(db);
  return rows[0]?.rows ?? [];
};

const forPreview = (table: string, row: Record<string, unknown>): Record<string, unknown> => {
  if (table !== 'partner') return row;
  const settings = Object.entries(row.settings as Record<string, unknown>).filter(
    ([name]) => !withheld.includes(name),
  );
  return { ...row, token: `${previewToken}${String(row.token)}`, settings: Object.fromEntries(settings) };
};

/** Pictures that are not there yet: one never changes under its name. Here they lie in the database, wherever they came from. */
async function copyPictures(
  { db, files }: Pick<Context, 'db' | 'files'>,
  to: Kysely<Database>,
): Promise<void> {
  const known = await to.selectFrom('picture').select('name').execute();
  const names = new Set(known.map(({ name }) => name));
  for (const row of await db.selectFrom('picture').selectAll().execute()) {
    if (names.has(row.name) || row.lost_at !== null) continue;
    const { name, partner_id, media_type, width, height, added_at } = row;
    const bytes = await files.read('picture', name, row);
    await to
      .insertInto('picture')
      .values({ name, partner_id, media_type, width, height, added_at, bytes })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** Brings brands, insurers, categories and pictures of the real shop to the one of previews. */
export async function copyShop(context: Pick<Context, 'db' | 'files'>, to: Kysely<Database>): Promise<void> {
  const from = context.db;
  const tables = await Promise.all(
    copied.map(async ({ table, key }) => ({ table, key, rows: await rowsOf(from, table) })),
  );
  await to.transaction().execute(async (trx) => {
    for (const { table, key, rows } of tables) {
      const [first] = rows;
      if (!first) continue;
      const others = Object.keys(first).filter((name) => name !== key);
      const changed = sql.join(others.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
      const texts = JSON.stringify(rows.map((row) => forPreview(table, row)));
      await sql`insert into ${sql.table(table)}
        select * from json_populate_recordset(null::${sql.table(table)}, ${texts}::json)
        on conflict (${sql.ref(key)}) do update set ${changed}`.execute(trx);
    }
  });
  await copyPictures(context, to);
}
