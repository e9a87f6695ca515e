import { type Language, languages } from '@sigorta/i18n/language';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Making } from './server/make-document.ts';

/** The questions and answers of every product, read once. */
export async function readQuestions(products: readonly DiscoveredProduct[]): Promise<Making['questions']> {
  const known = new Map<string, Awaited<ReturnType<DiscoveredProduct['faq']>>>();
  const key = (product: string, language: Language) => `${product}/${language}`;
  for (const { product, faq } of products)
    for (const language of languages) known.set(key(product.id, language), await faq(language));
  return (product, language) => known.get(key(product, language)) ?? [];
}
