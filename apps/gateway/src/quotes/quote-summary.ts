import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { draftOf } from '@sigorta/product-kit/draft';
import type { Application, Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf, hasInsured } from '@sigorta/product-kit/product-fields';
import type { Kysely } from 'kysely';
import { insuredNames } from '../catalogue/persons.ts';
import type { Database } from '../platform/database/database.ts';
import type { DataKeys, Products } from '../platform/ports.ts';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openApplication, type StoredApplication } from '../platform/sensitive/sealed-application.ts';

const mayTell = (field: Field): boolean => !field.sensitive && field.kind !== 'birthDate';

interface Summed {
  id: string;
  language: QuoteSummary['language'];
  application: Application;
  created_at: Date;
  awaits_rest: boolean;
  /** how often the rest was given; left out where it cannot have been */
  completions?: number;
}

/** What the owner sees again of an application: no id, passport, birth date or health answer. */
export const summaryOf = (product: Product, quote: Summed): QuoteSummary => {
  const { insured: _, ...draft } = draftOf(product, quote.application);
  const told = new Set(
    fieldsOf(product)
      .filter(mayTell)
      .map((field) => field.name),
  );
  return {
    quoteId: quote.id,
    product: product.id,
    language: quote.language,
    insuredNames: insuredNames(quote.application),
    details: Object.fromEntries(Object.entries(draft).filter(([name]) => told.has(name))),
    createdAt: quote.created_at.toISOString(),
    ...(hasInsured(product) && quote.application.insured && { people: quote.application.insured.length }),
    ...(quote.awaits_rest && { awaitsRest: true as const }),
    ...(quote.completions && { completion: quote.completions }),
  };
};

/** Without what its buyer told: as it lies in the quote's first line, whose words are the quote's own (decision 0585). */
export const bareSummary = (summary: QuoteSummary): QuoteSummary => ({
  ...summary,
  insuredNames: [],
  details: {},
});

/** As its owner may see it again. @throws DoesNotOpen */
const opened = (
  keys: DataKeys,
  product: Product,
  row: Omit<Summed, 'application'> & Pick<StoredApplication, 'application'> & { record_key: string | null },
): Summed => ({
  ...row,
  application: openApplication(keys, product, { ...row, key: row.record_key }),
});

/** How a quote is summed up from its row; null when it, or the release it began under, is gone. */
export const summaryIn =
  (db: Kysely<Database>, products: Pick<Products, 'of'>, keys: DataKeys) =>
  async (quoteId: string): Promise<QuoteSummary | null> => {
    const row = await db
      .selectFrom('quote')
      .select([
        'id',
        'product',
        'release',
        'language',
        'application',
        'created_at',
        'awaits_rest',
        'completions',
      ])
      .select(recordKey('quote.id'))
      .where('id', '=', quoteId)
      .executeTakeFirst();
    const found = row && (await products.of(row));
    return row && found ? summaryOf(found.product, opened(keys, found.product, row)) : null;
  };
