import type { Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace, useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { use } from 'react';

type Texts = Readonly<Record<string, string>>;
type TextLoaders = Record<Language, () => Promise<Texts>>;

const frame: TextLoaders = {
  tr: async () => (await import('./tr.ts')).tr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
};

/** What every page of the panel says (namespace `panel`), and the common words: errors, things. */
export async function loadPanelTexts(language: Language): Promise<void> {
  const [common, panel] = await Promise.all([loadCommonTexts(language), frame[language]()]);
  const { 'error.offline': offline = '', 'error.timeout': timeout = '' } = panel;
  /* failures no gateway tells, read like those of the closed list */
  loadNamespace('common', language, { ...common, 'error.offline': offline, 'error.timeout': timeout });
  loadNamespace('panel', language, { ...panel });
}

/** Texts of one page, fetched with it; the hook suspends until they are there. */
export function pageTexts(namespace: string, loaders: TextLoaders) {
  const loading = new Map<Language, Promise<void>>();
  const load = (language: Language): Promise<void> => {
    const known = loading.get(language);
    if (known) return known;
    const made = loaders[language]().then((texts) => loadNamespace(namespace, language, { ...texts }));
    loading.set(language, made);
    made.catch(() => loading.delete(language));
    return made;
  };
  return function usePageTexts(): ReturnType<typeof useNamespace> {
    use(load(useLanguage()));
    return useNamespace(namespace);
  };
}
