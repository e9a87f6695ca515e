import type { Places, Translate } from '@sigorta/i18n/texts/text-key';

const kept = new Set<Map<string, string>>();

const isFilled = (places: Places): boolean => Object.keys(places).some((name) => name !== 'defaultValue');

/**
 * Says the same, and a sentence that nothing fills only once: i18next takes each of them through its search and its filling, which
 * was a quarter of what a press on a form's button cost. `defaultValue` fills nothing, it is what is said in the absence of words.
 */
export function rememberSentences(say: Translate<string>): Translate<string> {
  const sentences = new Map<string, string>();
  kept.add(sentences);
  return (key: string, places: Places = {}): string => {
    if (isFilled(places)) return say(key, places);
    const asked = `${places.defaultValue === undefined ? 'key' : `or ${places.defaultValue}`} ${key}`;
    const sentence = sentences.get(asked) ?? say(key, places);
    sentences.set(asked, sentence);
    return sentence;
  };
}

/** For when words come: also those that were missed are looked for anew. */
export const forgetSentences = (): void => {
  for (const sentences of kept) sentences.clear();
};
