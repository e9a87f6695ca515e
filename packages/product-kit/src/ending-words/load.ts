import type { Language } from '@sigorta/i18n/language';
import type { EndingWords } from '../ending-sentences.ts';

const loaders: Record<Language, () => Promise<EndingWords>> = {
  tr: async () => (await import('./tr.ts')).tr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The sentences about ending a policy in one language. Rejects when the chunk cannot be loaded. */
export const loadEndingWords = (language: Language): Promise<EndingWords> => loaders[language]();
