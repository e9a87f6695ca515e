import type { Language } from '@sigorta/i18n/language';
import { languageOfPath, withLanguage, withoutLanguage } from '@sigorta/i18n/paths';

/**
 * The address of a page in its own language. A bare address is answered at once in the language of the browser; what is linked,
 * reloaded or sent from there names the language.
 * @returns null when the address names it already
 */
export function ownAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string | null {
  if (languageOfPath(pathname) === language) return null;
  return withLanguage(withoutLanguage(pathname), language) + search + hash;
}
