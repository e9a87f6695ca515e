import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../../texts/saved/tr.ts')).tr,
  en: async () => (await import('../../texts/saved/en.ts')).en,
  ru: async () => (await import('../../texts/saved/ru.ts')).ru,
  ar: async () => (await import('../../texts/saved/ar.ts')).ar,
};

async function withTexts<T>(language: Language, part: Promise<T>): Promise<T> {
  const [loaded, words] = await Promise.all([part, texts[language]()]);
  loadNamespace('journey', language, words);
  return loaded;
}

/** The dialog that keeps a quote, with its words; most buyers never open it. */
export const loadSaveDialog = async (language: Language) =>
  (await withTexts(language, import('./SaveDialog.tsx'))).SaveDialog;

/** What stands behind the link of a kept quote. */
export const loadSavedView = async (language: Language) =>
  (await withTexts(language, import('./SavedView.tsx'))).SavedView;
