import type { Language } from './language.ts';
import { numberLocales } from './locale.ts';
import { formatNumber } from './number.ts';

const signOf = (language: Language): string =>
  formatNumber(1_000_000, language).replace(/\d/g, '').slice(0, 1);

/* counted, not looked for: what was typed may be long */
function inThrees(digits: string, sign: string): string {
  const first = digits.slice(0, digits.length % 3);
  const rest = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [first, ...rest].filter((group) => group !== '').join(sign);
}

/** Groups of three after the first, one of them a digit longer: what a key has just made of a grouped number. */
const isGrowing = ([first = '', ...rest]: string[]): boolean =>
  /^\d{1,4}$/.test(first) &&
  rest.every((group) => /^\d{3,4}$/.test(group)) &&
  [first.length - 3, ...rest.map(({ length }) => length - 3)].filter((more) => more > 0).length <= 1;

/**
 * A whole number while it is typed, its thousands parted as the language does. What was not parted that way (a decimal sign, a
 * word, a group of two) stays as it was typed: a sign that is taken away makes another number of it.
 * @param previous what stood there, when something was deleted
 */
export function groupWhileTyping(text: string, language: Language, previous = ''): string {
  const sign = signOf(language);
  if (/^\d+$/.test(text)) return inThrees(text, sign);
  const groups = text.split(sign);
  const wasGrouped = previous !== '' && inThrees(previous.replaceAll(sign, ''), sign) === previous;
  const isParted = groups.length > 1 && groups.every((group) => /^\d*$/.test(group));
  if (isParted && (previous === '' ? isGrowing(groups) : wasGrouped)) return inThrees(groups.join(''), sign);
  return text;
}

const steps = [1_000_000_000, 1_000_000, 1_000, 1] as const;

/** A whole number in words that are hard to misread: `1 milyon 500 bin`, `1 million 500 thousand`. */
export function wholeInWords(value: number, language: Language): string {
  const compact = new Intl.NumberFormat(numberLocales[language], {
    notation: 'compact',
    compactDisplay: 'long',
  });
  let left = value;
  const parts = steps.flatMap((step) => {
    const count = Math.floor(left / step);
    left -= count * step;
    return count === 0 ? [] : [compact.format(count * step).replace(/[\u00a0\u202f]/g, ' ')];
  });
  return parts.join(language === 'ar' ? ' و' : ' ');
}
