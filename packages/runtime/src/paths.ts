import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { useLocation } from 'react-router-dom';
import { useLanguage } from './boot-context.ts';
import { useHydrated } from './hydrated.ts';

/**
 * The address of a path in the page's language, for plain anchors and for sharing. `Link` and `useNavigate` need
 * no help: the router's base name is the language prefix.
 */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => withLanguage(path, language);
}

/** What the document of all unknown addresses is made for. */
const unknownAddress = '/*';

/**
 * This page in another language, query kept: an `href` for a plain anchor, because a language is a document. A document is made
 * without a query, and React leaves an address alone that differs while it takes over: the query joins afterwards.
 */
export function useLanguageHref(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const query = useHydrated() ? search : '';
  const path = pathname === unknownAddress ? '/' : pathname;
  return (language) => withLanguage(path + query, language);
}
