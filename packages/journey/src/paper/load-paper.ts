import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../texts/paper/tr.ts')).tr,
  en: async () => (await import('../texts/paper/en.ts')).en,
  ru: async () => (await import('../texts/paper/ru.ts')).ru,
  ar: async () => (await import('../texts/paper/ar.ts')).ar,
};

/** The sheet, what reads, and its words: nothing of it is there before it is asked for. */
export async function loadPaper(language: Language) {
  const [{ PaperDialog }, words] = await Promise.all([import('./PaperDialog.tsx'), texts[language]()]);
  loadNamespace('journey', language, words);
  return PaperDialog;
}
