import { type Language, languages } from '@sigorta/i18n/language';

interface Sentence {
  language: Language;
  text: string;
}

/** Shorter than any sentence that is looked for (text-files.ts). */
const keyLength = 20;

/* a sign at each of these places says where no sentence begins, without a piece of the text being cut out */
const places = [0, 1, 2, 3, 7, 11, 15, 19];
const marks = 2 ** 20;
const markAt = (text: string, at: number): number =>
  places.reduce((mark, place) => (Math.imul(mark, 31) + text.charCodeAt(at + place)) | 0, 0) & (marks - 1);

/**
 * Finds sentences of a language in a text. Thousands of them are looked for in hundreds of files: one walk over the text,
 * with the beginnings of all sentences in a map, instead of a search for each.
 * @returns those of the wanted languages, in the order they stand
 */
export function sentenceFinder(
  sentences: Readonly<Record<Language, ReadonlySet<string>>>,
): (content: string, wanted: readonly Language[]) => Sentence[] {
  const byBeginning = new Map<string, Sentence[]>();
  const begins = new Uint8Array(marks);
  for (const language of languages) {
    for (const text of sentences[language]) {
      if (text.length < keyLength) throw new Error(`too short to be looked for: ${text}`);
      const key = text.slice(0, keyLength);
      begins[markAt(text, 0)] = 1;
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { language, text }]);
    }
  }
  return (content, wanted) => {
    const found: Sentence[] = [];
    for (let at = 0; at + keyLength <= content.length; at += 1) {
      if (begins[markAt(content, at)] === 0) continue;
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
