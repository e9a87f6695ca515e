import type { Language } from '@sigorta/i18n/language';
import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { tr } from './tr.ts';

type UiTexts = SameTexts<typeof tr>;

/** Turkish is always at hand, the others are fetched. A language without its words does not compile. */
const loaders: Record<Language, () => UiTexts | Promise<UiTexts>> = {
  tr: () => tr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
};

export const loadUiTexts = async (language: Language): Promise<UiTexts> => loaders[language]();
