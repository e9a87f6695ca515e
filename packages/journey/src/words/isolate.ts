import type { Language } from '@sigorta/i18n/language';
import type { Places } from '@sigorta/i18n/texts/text-key';

/**
 * Amounts, names and rates inside an Arabic sentence keep their own order, as `<bdi>` would make them. Sentences of
 * the other languages need no marks and get none.
 */
export function isolated(places: Places, language: Language): Places {
  if (language !== 'ar') return places;
  return Object.fromEntries(
    Object.entries(places).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}
