import type { Language } from '@sigorta/i18n/language';
import { withLanguage, withoutEndSlashes, withoutLanguage } from '@sigorta/i18n/paths';

/**
 * The address of a page in its own language, without slashes at its end. A bare address is answered at once in the language of the
 * browser; what is linked, reloaded or sent from there names the language. `/iletisim/` is answered as `/iletisim`, and the page has to
 * find itself under that name.
 * @returns null where it stands so already
 */
export function ownAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string | null {
  const own = withLanguage(withoutEndSlashes(withoutLanguage(pathname)), language);
  /* two slashes at its beginning would name another site */
  return own === pathname || own.startsWith('//') ? null : own + search + hash;
}
