/** The languages lists are kept in. The same four as `@sigorta/i18n`, written again because lookups imports nothing of ours. */
export const listLanguages = ['tr', 'en', 'ru', 'ar'] as const;
export type ListLanguage = (typeof listLanguages)[number];

/** Sorts by a name as readers of the language expect it (Ç after C, İ after I). */
export function sortedByName<Item extends { name: string }>(items: Item[], language: ListLanguage): Item[] {
  const { compare } = new Intl.Collator(language);
  return items.toSorted((a, b) => compare(a.name, b.name));
}
