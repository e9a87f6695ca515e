import type { ProductPage } from '@sigorta/contracts/journey-pages';
import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { type ModuleLoaders, moduleAt } from './modules.ts';
import { screens, shared } from './screens.ts';

/** The journey's own texts of one page, namespace `journey`, and the words all products share, namespace `common`. */
export async function loadPageTexts(page: ProductPage, language: Language): Promise<void> {
  const [common, ...parts] = await Promise.all([
    loadCommonTexts(language),
    ...[shared, ...screens[page].texts].map((loaders) => loaders[language]()),
  ]);
  loadNamespace('common', language, common);
  for (const texts of parts) loadNamespace('journey', language, texts);
}

/** A product's texts, namespace = its id. */
export async function loadProductTexts(
  loaders: ModuleLoaders,
  id: string,
  language: Language,
): Promise<void> {
  const file = (wanted: Language) => `./${id}/texts/${wanted}.ts`;
  const found = loaders[file(language)] ? language : defaultLanguage;
  const texts = await moduleAt(loaders, file(found));
  loadNamespace(id, language, texts[found] as Record<string, string>);
}
