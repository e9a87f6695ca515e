import type { Language } from '@sigorta/i18n/language';
import { loadNamespace, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { use } from 'react';

type Texts = Readonly<Record<string, string>>;

/** Texts of one page or one overlay, fetched with it; the hook suspends until they are there. */
export function lazyTexts(namespace: string, loaders: Record<Language, () => Promise<Texts>>) {
  const loading = new Map<Language, Promise<void>>();
  const load = (language: Language): Promise<void> => {
    const known = loading.get(language);
    if (known) return known;
    const made = loaders[language]().then((texts) => loadNamespace(namespace, language, { ...texts }));
    loading.set(language, made);
    // A later page may ask again.
    made.catch(() => loading.delete(language));
    return made;
  };
  return function useLazyTexts(): ReturnType<typeof useTexts> {
    use(load(useLanguage()));
    return useTexts(namespace);
  };
}
