import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';

/** Prefix of a language's addresses; Turkish has none (decision 24). */
export const languagePrefix = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** `/en/dask-sigortasi` → English and `/dask-sigortasi`. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const language = languages.find((known) => known === first && known !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname || '/' };
  return { language, path: `/${rest.join('/')}` };
}
