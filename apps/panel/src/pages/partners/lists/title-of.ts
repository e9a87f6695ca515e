import type { Language } from '@sigorta/i18n/language';
import { type Entry, isBlank, lineOf, wordsOf } from './entries.ts';
import type { ListShape } from './list-shapes.ts';

/** What names an entry: its first part, in the reader's language where there is one; null while that is empty. */
export const titleOf = (entry: Entry, { parts: [first] }: ListShape, language: Language): string | null => {
  if (!first || isBlank(entry[first.name])) return null;
  const value = entry[first.name];
  if (first.kind === 'line') return lineOf(value);
  const words = wordsOf(value);
  return words[language] ?? Object.values(words).find((text) => text.trim() !== '') ?? null;
};
