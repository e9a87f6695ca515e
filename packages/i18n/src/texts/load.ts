import type { Language } from '../language.ts';
import type { tr } from './common/tr.ts';

/** Keys every language has; plural forms of other languages come on top. */
export type CommonTextKey = keyof typeof tr;
export type CommonTexts = Readonly<Record<CommonTextKey, string>>;

/* one chunk a language */
const loaders: Record<Language, () => Promise<CommonTexts>> = {
  tr: async () => (await import('./common/tr.ts')).tr,
  en: async () => (await import('./common/en.ts')).en,
  ru: async () => (await import('./common/ru.ts')).ru,
  ar: async () => (await import('./common/ar.ts')).ar,
};

/** Errors and fields of a language, flat (`error.*`, `field.*`, `payment.error.*`). Rejects when the chunk cannot be loaded. */
export const loadCommonTexts = (language: Language): Promise<CommonTexts> => loaders[language]();

const ofFields: Record<Language, () => Promise<Readonly<Record<string, string>>>> = {
  tr: async () => (await import('./fields/tr.ts')).tr,
  en: async () => (await import('./fields/en.ts')).en,
  ru: async () => (await import('./fields/ru.ts')).ru,
  ar: async () => (await import('./fields/ar.ts')).ar,
};

/** Labels and hints of them alone: what a form shows before anybody was wrong. */
export const loadFieldTexts = (language: Language): Promise<Readonly<Record<string, string>>> =>
  ofFields[language]();
