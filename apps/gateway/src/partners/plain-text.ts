import type { LocalText } from '@sigorta/contracts/brand-contents';
import { languages } from '@sigorta/i18n/language';

/** One line of plain text without control or direction characters, null when nothing is left. */
export const line = (text: unknown, longest: number): string | null => {
  const plain = (typeof text === 'string' ? text : '')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : [...plain].slice(0, longest).join('');
};

/** The text when it fits the shape as a whole, else null. */
export const matching = (text: unknown, shape: RegExp): string | null => {
  const plain = typeof text === 'string' ? text.trim() : '';
  return shape.test(plain) ? plain : null;
};

/** Words by language. A bare text is Turkish; empty when there are none. */
export const localText = (given: unknown, longest: number): LocalText => {
  const byLanguage = typeof given === 'object' && given !== null ? given : { tr: given };
  const found: LocalText = {};
  for (const language of languages) {
    const words = line((byLanguage as Record<string, unknown>)[language], longest);
    if (words !== null) found[language] = words;
  }
  return found;
};

export const hasWords = (text: LocalText): boolean => Object.keys(text).length > 0;
