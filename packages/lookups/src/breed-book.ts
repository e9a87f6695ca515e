import { type ListLanguage, sortedByName } from './list-language.ts';
import list from './lists/breed-codes.json' with { type: 'json' };

export type Species = 'dog' | 'cat';

export interface Breed {
  code: number;
  name: string;
  /** may not be kept under Law 5199, so it is not insured */
  restricted: boolean;
}

export type BreedNames = Readonly<Record<string, string>>;

/* first and last code of each species (spec §3: dogs 1–293, cats 294–369) */
const ranges: Record<Species, readonly number[]> = { dog: list.dogs, cat: list.cats };
const restricted = new Set(list.restricted5199);

export const isRestrictedBreed = (code: number): boolean => restricted.has(code);

export function isBreedOf(species: Species, code: number): boolean {
  const [first = 0, last = 0] = ranges[species];
  return Number.isInteger(code) && code >= first && code <= last;
}

/** Breeds of a species, sorted in the language. */
export function breedsFrom(names: BreedNames, species: Species, language: ListLanguage): Breed[] {
  const breeds = Object.entries(names)
    .map(([code, name]) => ({ code: Number(code), name, restricted: isRestrictedBreed(Number(code)) }))
    .filter(({ code }) => isBreedOf(species, code));
  return sortedByName(breeds, language);
}
