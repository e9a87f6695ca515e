import type { TextLanguage, Told } from './read-texts.ts';

type Translation = Exclude<TextLanguage, 'tr'>;
const translations = ['en', 'ru', 'ar'] as const;

/** A label of the Turkish texts and all it is called in the other languages: several only where grammar or meaning differ. */
export interface Label extends Record<Translation, readonly string[]> {
  tr: string;
  /**
   * Why it has several names: gender, number or case; a menu's or a column's short form beside the whole one; or two things for which
   * Turkish has one word.
   */
  why?: string;
}

const reasons: readonly string[] = ['grammar', 'length', 'meaning'];

/** Labels with several names and no reason for it, or with a reason that nothing needs. */
export const unexplained = (labels: readonly Label[]): string[] =>
  labels
    .filter(({ why, en, ru, ar }) => {
      const isOne = [en, ru, ar].every((names) => names.length === 1);
      return isOne ? why !== undefined : !reasons.includes(why ?? '');
    })
    .map(({ tr }) => tr);

/** A term inside of sentences: where Turkish has the first expression, the translation has the others. */
export interface Term extends Record<TextLanguage, string> {
  /** `language place` of sentences that do without the term on purpose; it only becomes shorter */
  without: readonly string[];
}

export type Texts = Readonly<Record<TextLanguage, readonly Told[]>>;

const labelLength = 45;
const oneForm = /_(?:one|two|few|many|zero)$/;

/** Texts that repeat a file word for word: the common ones are errors and fields together. */
const repeats = (place: string): boolean => place.startsWith('packages/i18n/src/texts/common ');

function translationsOf(texts: Texts): (language: Translation, place: string) => string | undefined {
  const byPlace = Object.fromEntries(
    translations.map((language) => [
      language,
      new Map(texts[language].map(({ place, text }) => [place, text])),
    ]),
  );
  return (language, place) =>
    byPlace[language]?.get(place) ?? byPlace[language]?.get(place.replace(oneForm, '_other'));
}

/** What each Turkish label that stands at two places or more is called, by language. */
export function saidOf(texts: Texts): Map<string, Record<Translation, string[]>> {
  const of = translationsOf(texts);
  const places = new Map<string, string[]>();
  for (const { place, text } of texts.tr)
    if (text.length <= labelLength && !text.includes('{{') && /\p{L}/u.test(text) && !repeats(place))
      places.set(text, [...(places.get(text) ?? []), place]);
  const said = (language: Translation, at: readonly string[]): string[] =>
    [...new Set(at.flatMap((place) => of(language, place) ?? []))].toSorted();
  return new Map(
    [...places]
      .filter(([, at]) => at.length > 1)
      .map(([text, at]) => [text, { en: said('en', at), ru: said('ru', at), ar: said('ar', at) }]),
  );
}

/** Labels that are called otherwise than the base says, or in two ways without the base saying so; and names nobody uses. */
export function labelFaults(texts: Texts, labels: readonly Label[]): string[] {
  const base = new Map(labels.map((label) => [label.tr, label]));
  const said = saidOf(texts);
  const unused = labels.filter(({ tr }) => !said.has(tr)).map(({ tr }) => `${tr}: nobody says it twice`);
  const wrong = [...said].flatMap(([text, names]) =>
    translations.flatMap((language) => {
      const known = base.get(text)?.[language].toSorted() ?? names[language].slice(0, 1);
      return known.join('|') === names[language].join('|')
        ? []
        : [`${text}: ${language} ${names[language].join(' | ')}, not ${known.join(' | ')}`];
    }),
  );
  return [...unused, ...wrong];
}

/** Sentences whose translation lost the term, and leave to lose it that nobody needs. */
export function termFaults(texts: Texts, terms: readonly Term[]): string[] {
  const of = translationsOf(texts);
  return terms.flatMap((term) => {
    const turkish = new RegExp(term.tr, 'iu');
    const lost = texts.tr
      .filter(({ text, place }) => turkish.test(text) && !repeats(place))
      .flatMap(({ place }) =>
        translations
          .filter((language) => {
            const text = of(language, place);
            return text !== undefined && !new RegExp(term[language], 'iu').test(text);
          })
          .map((language) => `${language} ${place}`),
      );
    const free = term.without
      .filter((place) => !lost.includes(place))
      .map((place) => `${place} has it again`);
    return [...lost.filter((place) => !term.without.includes(place)), ...free].map(
      (place) => `${term.tr}: ${place}`,
    );
  });
}
