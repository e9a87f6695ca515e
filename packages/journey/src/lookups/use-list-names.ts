import type { Field } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useLoad } from '../load/use-load.ts';

export type ListName = (field: Field, value: string) => string | null;

const usesCountries = (field: Field): boolean =>
  field.kind === 'lookup' && ['countries', 'countriesErasmus', 'nationalities'].includes(field.from);

/** Names for the codes of long lists, for summaries; null until the list of names is here. */
export function useListNames(fields: readonly Field[]): ListName {
  const language = useLanguage();
  const { load } = useLoad(fields.some(usesCountries) ? `countries|${language}` : null, async () => {
    const { loadCountries } = await import('@sigorta/lookups/load-countries');
    return loadCountries(language);
  });
  return (field, value) => {
    if (!usesCountries(field)) return value;
    return load.state === 'ready' ? load.value.countryName(Number(value)) : null;
  };
}
