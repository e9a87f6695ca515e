import type { AnswerOf } from '@sigorta/contracts/operation';
import type { categorySave } from '@sigorta/contracts/panel/partners';
import type { Language } from '@sigorta/i18n/language';
import { sql } from 'kysely';
import { forgetPartners } from '../../partners/partner.ts';
import { line } from '../../partners/plain-text.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

type Category = AnswerOf<typeof categorySave>['category'];

const productsNamed = (context: Context, name: string, language: Language): string[] =>
  context.products
    .allLive()
    .filter(({ product }) => product.categoryName === name)
    .map(({ product }) => product.card.menu[language]);

/** Every category with the products that carry its name. */
export const shownCategories = async (context: Context, language: Language): Promise<Category[]> => {
  const rows = await context.db.selectFrom('category').selectAll().orderBy('id').execute();
  return rows.map(({ id, kategori_ismi: name }) => ({
    id,
    name,
    products: productsNamed(context, name, language),
  }));
};

/** Categories are everybody's: only who sees every scope changes them. */
export const saveCategory: Handler<typeof categorySave> = async (context, { id, name: typed, was }, call) => {
  const staff = requireAllPartners(staffOf(call));
  const name = line(typed, 60);
  if (name === null) throw new Refusal('invalid-input');
  const saved = await context.db.transaction().execute(async (trx) => {
    /* one after the other: two who add at once would give two names one number */
    await sql`lock table category in share row exclusive mode`.execute(trx);
    const rows = await trx.selectFrom('category').selectAll().orderBy('id').execute();
    const before = rows.find((row) => row.id === id);
    if (id !== null && !before) throw new Refusal('not-found');
    if (before && before.kategori_ismi !== name && was?.name !== before.kategori_ismi)
      throw new Refusal('changed-meanwhile');
    if (rows.some((row) => row.kategori_ismi === name && row.id !== id))
      throw new Refusal('invalid-input', { fields: [{ field: 'name', message: 'name.taken' }] });
    const number = id ?? Math.max(0, ...rows.map((row) => row.id)) + 1;
    const row = { id: number, kategori_ismi: name };
    await trx
      .insertInto('category')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ kategori_ismi: name }))
      .execute();
    await audit(context, trx, staff, {
      action: before ? 'category.renamed' : 'category.added',
      subject: { kind: 'category', id: String(number) },
      detail: { before: before?.kategori_ismi ?? null, after: name },
    });
    return number;
  });
  forgetPartners(context);
  return { category: { id: saved, name, products: productsNamed(context, name, call.language) } };
};
