import { type Language, languages } from '@sigorta/i18n/language';

interface Sentence {
  language: Language;
  text: string;
}

/** Shorter than any sentence that is looked for (text-files.ts). */
const keyLength = 20;

/**
 * Finds sentences of a language in a text. Thousands of them are looked for in hundreds of files: one walk over the text,
 * with the beginnings of all sentences in a map, instead of a search for each.
 * @returns those of the wanted languages, in the order they stand
 */
export function sentenceFinder(
  sentences: Readonly<Record<Language, ReadonlySet<string>>>,
): (content: string, wanted: readonly Language[]) => Sentence[] {
  const byBeginning = new Map<string, Sentence[]>();
  for (const language of languages) {
    for (const text of sentences[language]) {
      if (text.length < keyLength) throw new Error(`too short to be looked for: ${text}`);
      const key = text.slice(0, keyLength);
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { language, text }]);
    }
  }
  return (content, wanted) => {
    const found: Sentence[] = [];
    for (let at = 0; at + keyLength <= content.length; at += 1) {
      const candidates = byBeginning.get(content.slice(at, at + keyLength));
      if (!candidates) continue;
      found.push(
        ...candidates.filter(
          ({ language, text }) => wanted.includes(language) && content.startsWith(text, at),
        ),
      );
    }
    return found;
  };
}
