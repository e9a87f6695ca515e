import type { Language } from './language.ts';
import { dateLocales } from './locale.ts';
import { inSentence } from './message.ts';

/** `A, B ve C`: names in a row as the language joins them, each in an order of its own. */
export const formatList = (items: readonly string[], language: Language): string =>
  items.length < 2
    ? items.join('')
    : new Intl.ListFormat(dateLocales[language], { type: 'conjunction' }).format(
        items.map((item) => inSentence(item, 'item', language)),
      );
