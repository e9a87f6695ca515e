import { type ListLanguage, sortedByName } from './list-language.ts';

export interface Occupation {
  code: number;
  name: string;
}

export type OccupationNames = Readonly<Record<string, string>>;

/** Occupations, sorted in the language. */
export const occupationsFrom = (names: OccupationNames, language: ListLanguage): Occupation[] =>
  sortedByName(
    Object.entries(names).map(([code, name]) => ({ code: Number(code), name })),
    language,
  );
