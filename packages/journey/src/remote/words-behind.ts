import type { Language } from '@sigorta/i18n/language';

/** Fetches words and has them known. */
export type WordsLoader = () => Promise<void>;

const waiting = new Map<Language, Set<WordsLoader>>();
const asked = new Set<Language>();

/**
 * Words of a product that its form says behind its handlers. They come with the parts that say them; where those were asked for already, by
 * the form of another product, the page waits for its words itself.
 */
export async function putBehind(language: Language, load: WordsLoader): Promise<void> {
  if (asked.has(language)) return load();
  waiting.set(language, (waiting.get(language) ?? new Set()).add(load));
}

/** Whoever brings those parts brings what was put behind, too. Rejects when the line is lost, and may be asked again. */
export async function wordsBehind(language: Language): Promise<void> {
  asked.add(language);
  const loaders = [...(waiting.get(language) ?? [])];
  await Promise.all(loaders.map((load) => load()));
}
