import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { draftOf } from '@sigorta/product-kit/draft';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const fullName = (person: FieldValues): string =>
  [asText(person.firstName), asText(person.lastName)].filter((part) => part !== '').join(' ');

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
    insuredNames: (quote.application.insured ?? []).map(fullName),
    details: Object.fromEntries(Object.entries(draft).filter(([name]) => told.has(name))),
    createdAt: quote.created_at.toISOString(),
  };
};
