import type { ListLanguage } from './list-language.ts';
import { type Occupation, type OccupationNames, occupationsFrom } from './occupation-book.ts';

/* one chunk a language */
const names: Record<ListLanguage, () => Promise<OccupationNames>> = {
  tr: async () => (await import('./occupation-names/tr.ts')).tr,
  en: async () => (await import('./occupation-names/en.ts')).en,
  ru: async () => (await import('./occupation-names/ru.ts')).ru,
  ar: async () => (await import('./occupation-names/ar.ts')).ar,
};

/** Occupations for the browser. Rejects when the chunk cannot be loaded: show "try again". */
export const loadOccupations = async (language: ListLanguage): Promise<Occupation[]> =>
  occupationsFrom(await names[language](), language);
