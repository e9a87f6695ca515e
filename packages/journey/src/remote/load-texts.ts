import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { loadCommonTexts, loadFieldTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { type ModuleLoaders, moduleAt } from './modules.ts';
import { type Screen, shared } from './screen.ts';
import { putBehind } from './words-behind.ts';

/** The journey's own texts of one screen, namespace `journey`, and the words all products share, namespace `common`. */
export async function loadScreenTexts({ texts, laterFaults }: Screen, language: Language): Promise<void> {
  const [common, ...parts] = await Promise.all([
    laterFaults ? loadFieldTexts(language) : loadCommonTexts(language),
    ...[shared, ...texts].map((loaders) => loaders[language]()),
  ]);
  loadNamespace('common', language, common);
  for (const part of parts) loadNamespace('journey', language, part);
}

/** What its family tells of things that may happen, beside the product's texts; a family that tells nothing has no file. */
export async function loadScenarioTexts(
  loaders: ModuleLoaders,
  id: string,
  language: Language,
): Promise<void> {
  const file = `./_family/scenarios/${language}.ts`;
  if (!loaders[file]) return;
  const texts = await moduleAt(loaders, file);
  loadNamespace(id, language, texts[language] as Record<string, string>);
}

/**
 * A product's texts, namespace = its id. A browser gets them in two files (`federation/vite/later-texts`): a form says what stands in the second
 * behind its handlers, every other page from its start.
 */
export async function loadProductTexts(
  loaders: ModuleLoaders,
  id: string,
  language: Language,
  isForm: boolean,
): Promise<void> {
  const file = (wanted: Language) => `./${id}/texts/${wanted}.ts`;
  const found = loaders[file(language)] ? language : defaultLanguage;
  const texts = await moduleAt(loaders, file(found));
  const know = (some: Record<string, unknown>) =>
    loadNamespace(id, language, some[found] as Record<string, string>);
  know(texts);
  const { later } = texts as { later?: () => Promise<Record<string, unknown>> };
  if (!later) return;
  const load = async () => know(await later());
  await (isForm ? putBehind(language, load) : load());
}
