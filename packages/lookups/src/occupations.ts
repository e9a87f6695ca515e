import type { ListLanguage } from './list-language.ts';
import { type Occupation, type OccupationNames, occupationsFrom } from './occupation-book.ts';
import { ar } from './occupation-names/ar.ts';
import { en } from './occupation-names/en.ts';
import { ru } from './occupation-names/ru.ts';
import { tr } from './occupation-names/tr.ts';

const names: Record<ListLanguage, OccupationNames> = { tr, en, ru, ar };

/** All four languages at once, for servers, builds and tests. Browsers use `load-occupations.ts`. */
export const occupationsOf = (language: ListLanguage): Occupation[] =>
  occupationsFrom(names[language], language);

export const occupationName = (code: number, language: ListLanguage): string | null =>
  names[language][String(code)] ?? null;
