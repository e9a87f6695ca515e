import type { Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../texts/upload/tr.ts')).tr,
  en: async () => (await import('../texts/upload/en.ts')).en,
  ru: async () => (await import('../texts/upload/ru.ts')).ru,
  ar: async () => (await import('../texts/upload/ar.ts')).ar,
};

/** The panel and its words, which most buyers never need. */
export async function loadUpload(language: Language) {
  /* it judges whom it reads, and says what is wrong with them */
  const [{ UploadPanel }, words, faults] = await Promise.all([
    import('./UploadPanel.tsx'),
    texts[language](),
    loadCommonTexts(language),
  ]);
  loadNamespace('journey', language, words);
  loadNamespace('common', language, faults);
  return UploadPanel;
}
