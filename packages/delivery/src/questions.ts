import { type Language, languages } from '@sigorta/i18n/language';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { QuestionsOf } from './write-pages.ts';

/** The questions and answers of every product, read once. */
export async function readQuestions(products: readonly DiscoveredProduct[]): Promise<QuestionsOf> {
  const known = new Map<string, Awaited<ReturnType<DiscoveredProduct['faq']>>>();
  const key = (product: string, language: Language) => `${product}/${language}`;
  for (const { product, faq } of products)
    for (const language of languages) known.set(key(product.id, language), await faq(language));
  return (product, language) => known.get(key(product, language)) ?? [];
}
