import { defaultLanguage, type Language, languages } from './language.ts';

const others = languages.filter((language) => language !== defaultLanguage);
const prefixed = new RegExp(`^/(${others.join('|')})(?=$|[/?#])`);

/** `/en/kasko` → `en`. Turkish has no prefix (decision 24). */
export function languageOfPath(path: string): Language {
  const prefix = prefixed.exec(path)?.[1];
  return languages.find((language) => language === prefix) ?? defaultLanguage;
}

/** `/en/kasko?a=1` → `/kasko?a=1`: the path of the route tables, query and hash kept. */
export function withoutLanguage(path: string): string {
  const bare = path.replace(prefixed, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** `/kasko//` → `/kasko`, `/` stays. A loop: an expression for it takes quadratic time on a path of slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The same page in a language: `/kasko` → `/en/kasko`, `/en/kasko` → `/kasko` for Turkish, `/` → `/ar`. */
export function withLanguage(path: string, language: Language): string {
  const bare = withoutLanguage(path);
  if (language === defaultLanguage) return bare;
  return `/${language}${bare.replace(/^\/(?=$|[?#])/, '')}`;
}
