import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../../texts/register/tr.ts')).tr,
  en: async () => (await import('../../texts/register/en.ts')).en,
  ru: async () => (await import('../../texts/register/ru.ts')).ru,
  ar: async () => (await import('../../texts/register/ar.ts')).ar,
};

/** The panel and its words: most buyers have no paper at hand, and load neither. */
export async function loadRegister(language: Language) {
  const [{ RegisterPanel }, { FoundWords }, words] = await Promise.all([
    import('./RegisterPanel.tsx'),
    import('./FoundWords.tsx'),
    texts[language](),
  ]);
  loadNamespace('journey', language, words);
  return { Panel: RegisterPanel, FoundWords };
}
