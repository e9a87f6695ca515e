import { fetchedOnce } from '@sigorta/i18n/fetched-once';
import type { Language } from '@sigorta/i18n/language';
import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { TextKey, Translate } from '@sigorta/i18n/texts/text-key';
import { use } from 'react';
import { useLanguage } from './boot-context.ts';
import { loadNamespace } from './texts.ts';
import { useNamespace } from './use-texts.ts';

type Texts = Readonly<Record<string, string>>;

/** How each language of some texts is fetched; Turkish says which keys there are. */
type TextLoaders<Turkish extends Texts> = { tr: () => Promise<Turkish> } & Record<
  Exclude<Language, 'tr'>,
  () => Promise<SameTexts<NoInfer<Turkish>>>
>;

/** Texts of one page or one overlay, fetched with it; the hook it gives suspends until they are there, and throws where they do not come. */
export function lazyTexts<Turkish extends Texts>(
  namespace: string,
  loaders: TextLoaders<Turkish>,
): () => Translate<TextKey<Turkish>> {
  const loading = new Map<Language, () => Promise<void>>();
  const load = (language: Language): Promise<void> => {
    const fetch = async (): Promise<void> => {
      const texts: Texts = await loaders[language]();
      loadNamespace(namespace, language, { ...texts });
    };
    const known = loading.get(language) ?? fetchedOnce(fetch);
    loading.set(language, known);
    return known();
  };
  return function useLazyTexts() {
    use(load(useLanguage()));
    return useNamespace(namespace);
  };
}
