import { type Breed, type BreedNames, breedsFrom, type Species } from './breed-book.ts';
import type { ListLanguage } from './list-language.ts';

/* one chunk a language */
const names: Record<ListLanguage, () => Promise<BreedNames>> = {
  tr: async () => (await import('./breed-names/tr.ts')).tr,
  en: async () => (await import('./breed-names/en.ts')).en,
  ru: async () => (await import('./breed-names/ru.ts')).ru,
  ar: async () => (await import('./breed-names/ar.ts')).ar,
};

/** Breeds for the browser. Rejects when the chunk cannot be loaded: show "try again". */
export const loadBreeds = async (species: Species, language: ListLanguage): Promise<Breed[]> =>
  breedsFrom(await names[language](), species, language);
