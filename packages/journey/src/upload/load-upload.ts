import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { judging } from '../form/judging.ts';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../texts/upload/tr.ts')).tr,
  en: async () => (await import('../texts/upload/en.ts')).en,
  ru: async () => (await import('../texts/upload/ru.ts')).ru,
  ar: async () => (await import('../texts/upload/ar.ts')).ar,
};

/** The panel and its words, which most buyers never need. */
export async function loadUpload(language: Language) {
  /* it judges whom it reads, and says what is wrong with them */
  const [{ UploadPanel }, words] = await Promise.all([
    import('./UploadPanel.tsx'),
    texts[language](),
    judging(language),
  ]);
  loadNamespace('journey', language, words);
  return UploadPanel;
}
