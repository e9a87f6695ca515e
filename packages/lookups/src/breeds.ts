import { type Breed, type BreedNames, breedsFrom, type Species } from './breed-book.ts';
import { ar } from './breed-names/ar.ts';
import { en } from './breed-names/en.ts';
import { ru } from './breed-names/ru.ts';
import { tr } from './breed-names/tr.ts';
import type { ListLanguage } from './list-language.ts';

const names: Record<ListLanguage, BreedNames> = { tr, en, ru, ar };

/** All four languages at once, for servers, builds and tests. Browsers use `load-breeds.ts`. */
export const breedsOf = (species: Species, language: ListLanguage): Breed[] =>
  breedsFrom(names[language], species, language);

export const breedName = (code: number, language: ListLanguage): string | null =>
  names[language][String(code)] ?? null;
