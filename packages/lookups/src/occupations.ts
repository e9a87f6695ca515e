import { type ListLanguage, sortedByName } from './list-language.ts';
import list from './lists/occupations.json' with { type: 'json' };

export interface Occupation {
  code: number;
  name: string;
}

export const occupationsOf = (language: ListLanguage): Occupation[] =>
  sortedByName(
    list.rows.map((row) => ({ code: row.code, name: row[language] })),
    language,
  );
