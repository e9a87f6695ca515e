import { type Language, languages } from '@sigorta/i18n/language';
import { type Change, changed, type Side, same } from './sides.ts';

/** Texts of a product in one language by their keys, those of its card among them. */
const wordsOf = ({ product, texts }: Side, language: Language): Map<string, string> =>
  new Map([
    ...Object.entries(texts.get(language) ?? {}),
    ...Object.entries(product.card).map(([name, of]) => [`card.${name}`, of[language]] as [string, string]),
  ]);

const differing = (before: Map<string, string>, after: Map<string, string>): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
    .length;

/** How many texts and questions differ, by language; who wants to read them opens the page. */
export function* changesOfWords(before: Side, after: Side): Generator<Change> {
  for (const part of languages) {
    const texts = differing(wordsOf(before, part), wordsOf(after, part));
    if (texts > 0) yield changed('texts', '', { part, after: texts });
    const [was, is] = [before.questions.get(part), after.questions.get(part)];
    if (!was || !is) continue;
    const asked = (list: typeof was) => new Map(list.map(({ question, answer }) => [question, answer]));
    const questions = differing(asked(was), asked(is)) || (same(was, is) ? 0 : 1);
    if (questions > 0) yield changed('faq', '', { part, after: questions });
  }
}
