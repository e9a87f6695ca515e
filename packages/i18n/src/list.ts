import type { Language } from './language.ts';
import { dateLocales } from './locale.ts';

/** `A, B ve C`: names in a row as the language joins them. */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(dateLocales[language], { type: 'conjunction' }).format(items);
