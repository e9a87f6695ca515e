import { defaultLanguage, type Language, languages } from './language.ts';

const supported = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
};

/** First language of a list such as `navigator.languages` that the site speaks; Turkish when none (spec §9). */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = supported(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

/** Picks by the weights of an `Accept-Language` header (RFC 9110 §12.5.4); a weight of 0 refuses. */
export function languageOfHeader(header: string | null | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return pickLanguage(wanted.map(({ tag }) => tag));
}
