import type { Told } from './read-texts.ts';

/** What kind of sentence stands at a place; a longer sentence is harder to take in the more urgent it is. */
type Kind = 'error' | 'question' | 'answer' | 'text' | 'contract';

/** Most words of one sentence. The sentence of the circular, and what explains it, is as long as the circular. */
export const mostWords: Readonly<Record<Kind, number>> = {
  error: 20,
  question: 14,
  answer: 30,
  text: 30,
  contract: 46,
};

const wordForWord = /foreigner-health\/texts document\.note/;

export function kindOf(place: string): Kind {
  if (place.startsWith('packages/legal/src/documents/')) return 'contract';
  if (/\/faq \d+\.question$/.test(place)) return 'question';
  if (/\/faq \d+\.answer$/.test(place)) return 'answer';
  return /\.(?:error|wrong|missing)\b|\b(?:error|decline|rule|refusal)\./.test(place) ? 'error' : 'text';
}

/** Sentences with more words than their kind may have. */
export const longSentences = (texts: readonly Told[]): string[] =>
  texts
    .filter(({ place }) => !wordForWord.test(place))
    .flatMap(({ place, text }) =>
      text
        .split(/(?<=[.?!؟])\s+/u)
        .filter((sentence) => sentence.split(/\s+/u).length > mostWords[kindOf(place)])
        .map((sentence) => `${place}: ${sentence}`),
    );
