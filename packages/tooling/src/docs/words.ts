import { type Document, lineOf } from './documents.ts';

/** Words that docs/glossary.md lists as not used, as they would stand in a sentence; a word has other uses beside these. */
const unused: readonly [RegExp, string][] = [
  [/\bdeeds?\b/gi, 'action'],
  [/\b(every|each|all|own|whose|partner's|user's) books?\b/gi, 'partner scope'],
  [/\b(quote|policy|insurer|staff|payment) desks?\b/gi, 'client or service'],
  [/\bmembers? of staff\b/gi, 'staff user'],
  [/\blate looks?\b/gi, 'recheck'],
  [/\bstrange (answer|payment|policy|transfer|money)\b/gi, 'mismatch'],
  [/\bgoods\b/gi, 'line items'],
];

/** Words of a page that the glossary writes otherwise, each as a sentence. */
export const unusedWords = ({ path, text }: Document): string[] =>
  unused.flatMap(([pattern, word]) =>
    [...text.matchAll(pattern)].map(
      (match) => `${path}:${lineOf(text, match.index)} says "${match[0]}"; the word is ${word}`,
    ),
  );
