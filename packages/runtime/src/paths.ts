import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { useLocation } from 'react-router-dom';
import { useLanguage } from './boot-context.ts';

/**
 * The address of a path in the page's language, for plain anchors and for sharing. `Link` and `useNavigate` need
 * no help: the router's base name is the language prefix.
 */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => withLanguage(path, language);
}

/** This page in another language, query kept: an `href` for a plain anchor, because a language is a document. */
export function useLanguageHref(): (language: Language) => string {
  const { pathname, search } = useLocation();
  return (language) => withLanguage(pathname + search, language);
}
