import type { Language } from './language.ts';
import { formatNumber } from './number.ts';
import type { Places, TextKey } from './texts/text-key.ts';

/* programs look for an address or a code to tap on, and a place that is filled later, and must find them bare */
const bare = /^(?:https?:\/\/\S*|\d*|\{\{\w+\}\})$/;
const [open, close] = ['\u2068', '\u2069'];

/**
 * How a value stands in a sentence, on every page, paper, letter and SMS. In Arabic amounts, dates and names keep their
 * own order, as `<bdi>` would make them; a count is grouped as the language groups numbers.
 * @param place name of the `{{place}}` it fills
 */
export function inSentence(value: unknown, place: string, language: Language): string {
  if (typeof value === 'number') return place === 'count' ? formatNumber(value, language) : String(value);
  const text = String(value ?? '');
  return language !== 'ar' || bare.test(text) || text.startsWith(open) ? text : `${open}${text}${close}`;
}

/** Fills each `{{place}}`; one that nobody knows stays as it is, or becomes `unknown`. */
export const fillPlaces = (text: string, places: Places, language: Language, unknown?: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, place: string) =>
    Object.hasOwn(places, place) ? inSentence(places[place], place, language) : (unknown ?? whole),
  );

const plurals = new Map<Language, Intl.PluralRules>();

const formOf = (count: number, language: Language): Intl.LDMLPluralRule => {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
};

/**
 * The text of a key, the plural form that `count` picks where there is one. Forms are those of Unicode
 * (`Intl.PluralRules`); the form for zero comes first where there is one.
 */
export function textOf(
  texts: Readonly<Record<string, string | undefined>>,
  key: string,
  language: Language,
  count?: string | number,
): string | undefined {
  if (typeof count !== 'number') return texts[key];
  const forms = [...(count === 0 ? ['_zero'] : []), `_${formOf(count, language)}`, '', '_other'];
  return forms.map((form) => texts[`${key}${form}`]).find((found) => found !== undefined);
}

/**
 * A text by key, its plural form picked by `count`, its places filled: what i18next gives from the same texts, for
 * letters, papers and whatever else is written without it.
 * @throws when nobody has the key
 */
export function message<Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
  key: TextKey<Texts>,
  language: Language,
  places: Places = {},
): string {
  const text = textOf(texts, key, language, places.count);
  if (text === undefined) throw new Error(`No ${language} text ${key}.`);
  return fillPlaces(text, places, language);
}
