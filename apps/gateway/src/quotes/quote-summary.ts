import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { draftOf } from '@sigorta/product-kit/draft';
import type { Application, Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { insuredNames } from '../catalogue/persons.ts';

const mayTell = (field: Field): boolean => !field.sensitive && field.kind !== 'birthDate';

/** What the owner sees again of an application: no id, passport, birth date or health answer. */
export const summaryOf = (
  product: Product,
  quote: { id: string; language: QuoteSummary['language']; application: Application; created_at: Date },
): QuoteSummary => {
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
  };
};
