import type { Language } from '@sigorta/i18n/language';
import type { tr } from './tr.ts';

export type LegalTextKey = keyof typeof tr;
export type LegalTexts = Readonly<Record<LegalTextKey, string>>;

const loaders: Record<Language, () => Promise<LegalTexts>> = {
  tr: async () => (await import('./tr.ts')).tr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
};

/** Consent labels and words around documents (`consent.*`, `legal.*`). */
export const loadLegalTexts = (language: Language): Promise<LegalTexts> => loaders[language]();
